import { NoticeLookUp } from '@/components/page/notice-look-up';
import { HeroTable } from '@/components/table/hero-table';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { dueDates } from '@/content/due-dates';
import { home } from '@/content/home';
import { NextDate } from '@/features/home/next-date';
import { Reason } from '@/features/home/reason';
import { Regime } from '@/features/home/regime';
import { isOffered } from '@/lib/content/offered';

const { hero, reasons } = home;
const [explore, consult] = hero.actions;

const kinds = dueDates.audiences.map(({ id, label }) => ({ value: id, label }));

/** The closed book: cloth, spine and stitches, and on it what visitors come for. */
export function Cover() {
  return (
    <section data-slot="cover" className="cover">
      <span aria-hidden="true" className="cover-spine" />
      <span aria-hidden="true" className="cover-stitches" />
      <div className="cover-in">
        <h1>{hero.heading}</h1>
        <p className="cover-lead">{hero.lead}</p>
        <p className="cover-actions">
          <Link href={explore.href}>{explore.label}</Link>
          <Link href={consult.href}>{consult.label}</Link>
        </p>
        <section aria-labelledby="reasons" className="reasons">
          <h2 id="reasons">{reasons.heading}</h2>
          <Reason {...reasons.notice} isOpen>
            <NoticeLookUp ground="cover" />
          </Reason>
          <Reason {...reasons.late}>
            <ul>
              {reasons.late.links
                .filter(({ href }) => isOffered(href))
                .map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label} →</Link>
                  </li>
                ))}
            </ul>
          </Reason>
          <NextDate kinds={kinds} />
          <Reason {...reasons.regime}>
            <Regime />
          </Reason>
          {isOffered(reasons.company.href) && (
            <Reason {...reasons.company}>
              <p>
                <NoWrap>{reasons.company.text}</NoWrap>
              </p>
              <Link href={reasons.company.href}>{reasons.company.action} →</Link>
            </Reason>
          )}
        </section>
        <div className="computation cover-sheet data-table-frame">
          <HeroTable />
        </div>
      </div>
    </section>
  );
}
