import { Until } from '@/components/disclosure/until';
import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { NoWrap } from '@/components/text/no-wrap';
import { contact } from '@/content/contact';
import { closedDates, site } from '@/content/site';
import { joinInSentence } from '@/content/words/counts';
import { formatDayAndMonth, formatFullDate } from '@/content/words/days';
import {
  type ClosedDates,
  formatOfficeHours,
  formatOpenDays,
  formatOpeningTimes,
  formatOpenMark,
  type Hours,
  listClosedDays,
  type OfficeHours as OfficeHoursOf,
  weekdays,
} from '@/content/words/hours';
import { OpenNow } from '@/features/contact/open-now';
import { CONTINUED, OPEN } from '@/lib/browser/attributes';

const { labels, hoursNote } = contact.information;

const formatClosedDates = ({ from, to, why }: ClosedDates) =>
  `${labels.closed} ${from === to ? formatFullDate(from) : `${formatDayAndMonth(from)} to ${formatFullDate(to)}`}: ${why}`;

const isLikePhones = ({ where, open }: OfficeHoursOf) =>
  !where && open.length === 1 && formatOfficeHours(open[0]) === formatOfficeHours(site.hours);

const answered = joinInSentence([
  ...site.officeHours.filter(isLikePhones).map(({ office }) => office),
  labels.phonesAnswered,
]);

const groups: readonly OfficeHoursOf[] = [
  { office: answered.charAt(0).toUpperCase() + answered.slice(1), open: [site.hours] },
  ...site.officeHours.filter((group) => !isLikePhones(group)),
];

const tight = 'not-last:border-0! *:py-0! md:*:py-0.5! last:*:pb-2! md:last:*:pb-3.5!';

export function OfficeHours() {
  return (
    <Table
      title={labels.hours}
      className="[--data-table-number:1rem] max-[22rem]:[&_.amount]:text-[0.9375rem] max-[22rem]:[&_.amount]:tracking-normal"
      foot={
        <>
          {closedDates.map((dates) => (
            <Until key={dates.from} day={dates.to}>
              <NoWrap>{formatClosedDates(dates)}</NoWrap>
            </Until>
          ))}
          <NoWrap>{hoursNote}</NoWrap>
          <OpenNow />
        </>
      }
    >
      {groups.map((group) => (
        <TableBody key={group.office}>
          <Head {...group} />
          {group.open.map((hours) => (
            <TableRow
              key={`${hours.from} ${hours.opens}`}
              className={tight}
              label={<span className="whitespace-nowrap">{formatOpenDays(hours)}</span>}
              amount={formatOpeningTimes(hours)}
            />
          ))}
          {listClosedDays(group.open).map((day) => (
            <TableRow
              key={day}
              className={`${tight} text-soft`}
              label={weekdays[day]}
              amount={
                <span className="font-normal font-sans tracking-normal">{labels.closed}</span>
              }
            />
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

function Head({ office, where, open }: OfficeHoursOf) {
  return (
    <tr {...{ [CONTINUED]: '' }}>
      <td className="data-table-number pb-0" />
      <th scope="rowgroup" colSpan={2} className="pt-2.5 pr-4 text-left md:pt-3.5 md:pr-6">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          {office}
          {!where &&
            open.map((hours) => <Mark key={`${hours.from} ${hours.opens}`} hours={hours} />)}
        </span>
        {where && (
          <span className="block pb-1 font-normal text-[0.9375rem] text-soft leading-snug">
            {where}
          </span>
        )}
      </th>
    </tr>
  );
}

function Mark({ hours }: { hours: Hours }) {
  return (
    <span
      hidden
      suppressHydrationWarning
      {...{ [OPEN]: formatOpenMark(hours, closedDates) }}
      className="whitespace-nowrap rounded-[3px] border px-1.5 font-semibold text-green text-sm"
    >
      {labels.openNow}
    </span>
  );
}
