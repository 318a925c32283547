import { calendar as words } from '@/content/calendar';
import type { Audience, DueRule } from '@/content/types/due-dates';
import type { IsoDate } from '@/content/types/units';
import { binds, type Due, shortDay, titleOf } from '@/features/calendar/calendar';
import { sundayNote } from '@/lib/days';

type Props = {
  rules: readonly DueRule[];
  dues: readonly Due[];
  chosen: readonly Audience[];
  today: IsoDate;
};

/** What falls due for those chosen, once each, by its next date: form, who is bound and the law. */
export function DueRules({ rules, dues, chosen, today }: Props) {
  const rows = rules
    .filter((rule) => binds(rule, chosen))
    .map((rule) => ({ rule, next: dues.find((due) => due.rule === rule)?.date }))
    .filter(({ rule, next }) => next || rule.when.kind === 'event')
    .sort((one, two) => ((one.next ?? '9') < (two.next ?? '9') ? -1 : 1));
  return (
    <table className="w-full print:hidden border-collapse text-[0.9375rem] max-md:[&_td]:block max-md:[&_th]:block">
      <caption className="sr-only">{words.heading}</caption>
      <thead className="border-ink border-y text-left text-soft max-md:hidden">
        <tr>
          {[words.fields.next, words.fields.what, words.fields.binds, words.fields.law].map(
            (name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-normal">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, next }) => (
          <tr
            key={rule.id}
            className="border-rule-strong border-b align-top max-md:block max-md:py-3 md:[&>*]:py-2 md:[&>*]:pr-4"
          >
            <td className="whitespace-nowrap font-bold font-serif text-lg text-red leading-snug">
              {next ? shortDay(next) : <span className="sr-only">{words.anyTime}</span>}
              <small className="block font-normal font-sans text-sm">
                {next && sundayNote(next, today)}
              </small>
            </td>
            <th scope="row" className="text-left font-normal md:max-w-80">
              <b>{titleOf(rule)}</b>
              {rule.when.kind === 'event' && <span className="block">{rule.when.text}</span>}
              {!rule.name.includes(rule.form) && (
                <span className="block text-soft">{rule.form}</span>
              )}
            </th>
            <td className="md:max-w-100">{rule.binds}</td>
            <td className="text-soft">{rule.law}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
