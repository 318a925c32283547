import type { CSSProperties } from 'react';
import { PageBand } from '@/components/page/page-band';
import { breakAtSign } from '@/components/text/break-at-sign';
import { NoWrap } from '@/components/text/no-wrap';
import { accessibility, type Criterion } from '@/content/accessibility';
import { site } from '@/content/site';

const { columns, answers, barrier, criteria } = accessibility;
const partly = criteria.filter(({ answer }) => answer === 'partly');
const supported = criteria.filter(({ answer }) => answer === 'yes').length;
const applicable = criteria.filter(({ answer }) => answer !== 'none').length;

const formatCriterion = ({ number, name }: Criterion) => `${number} ${name}`;
const labels = Object.fromEntries(
  Object.values(columns).map((label, at) => [`--c${at}`, `"${label}"`]),
);

export function Accessibility() {
  const [phone] = site.phones;
  const [email] = site.emails;
  const mail = `mailto:${email.address}?subject=${encodeURIComponent(barrier.subject)}`;
  return (
    <PageBand id="accessibility" labelledBy="accessibility-heading">
      <h2 id="accessibility-heading">{accessibility.heading}</h2>
      <div className="mt-5 grid gap-x-16 gap-y-7 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <p>
            <NoWrap>{accessibility.text}</NoWrap>
          </p>
          <p>{`${supported} of the ${applicable} ${accessibility.counted}.`}</p>
          {partly.map((criterion) => (
            <p key={criterion.number} className="border-gold border-l-4 pl-3">
              <strong>{`${accessibility.partly}: ${formatCriterion(criterion)}.`}</strong>{' '}
              {criterion.remark}
            </p>
          ))}
        </div>
        <div>
          <h3 className="text-xl">{barrier.heading}</h3>
          <p className="mt-2">
            <NoWrap>{barrier.text}</NoWrap>
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a href={phone.href} className="inline-flex min-h-11 items-center text-link">
              {phone.display}
            </a>
            <a href={mail} className="inline-flex min-h-11 items-center text-link">
              <span>{breakAtSign(email.address)}</span>
            </a>
          </p>
        </div>
      </div>
      <details className="reference-frame mt-8 border-rule-strong border-y">
        <summary className="rounded-control py-4 font-semibold">{accessibility.table}</summary>
        <table className="reference-table mb-6" style={labels as CSSProperties}>
          <caption className="sr-only">{accessibility.table}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.number}>
                <th scope="row">{formatCriterion(criterion)}</th>
                <td>{criterion.level}</td>
                <td className="@min-[44rem]/reference:whitespace-nowrap">
                  {answers[criterion.answer]}
                </td>
                <td>{criterion.remark}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </PageBand>
  );
}
