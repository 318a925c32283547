import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { OpenNow } from '@/components/sections/contact/open-now';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { closedDays, daysInWords, type Hours, hoursInWords, weekdays } from '@/content/words/hours';
import { openMark } from '@/lib/runtime/open-now';

const { labels, hoursNote } = contact.information;
const offices: readonly { office: string; where?: string; open: readonly Hours[] }[] =
  site.officeHours;

/** A row of hours: one rule ends those of an office, and on a phone none. */
const tight =
  'not-last:border-0! max-md:border-0! *:py-0! md:*:py-1! last:*:pb-1.5! md:last:*:pb-4!';

/** When the phones are answered, then where and when each office is met, as one ledger sheet. */
export function OfficeHours() {
  return (
    <Ledger
      title={labels.hours}
      foot={
        <>
          {hoursNote}
          <OpenNow />
        </>
      }
    >
      <LedgerBody>
        <LedgerRow
          label={
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span>
                <strong>{labels.phonesAnswered}:</strong>{' '}
                <span className="inline-block">{hoursInWords(site.hours)}</span>
              </span>
              <Mark hours={site.hours} />
            </span>
          }
        />
      </LedgerBody>
      {offices.map(({ office, where, open }) => (
        <LedgerBody key={office}>
          <tr data-continued>
            <td className="ledger-folio pb-0" />
            <th scope="rowgroup" colSpan={2} className="pt-2 pr-4 text-left md:pt-3">
              {office}
              {where && (
                <span className="block font-normal text-[0.9375rem] text-soft leading-snug">
                  {where}
                </span>
              )}
            </th>
          </tr>
          {open.map((hours) => (
            <LedgerRow
              key={hours.from}
              className={tight}
              label={
                <span className="flex flex-wrap items-baseline gap-x-2">
                  {daysInWords(hours)}
                  <Mark hours={hours} />
                </span>
              }
              amount={`${spell(hours.opens)}-${spell(hours.closes)}`}
            />
          ))}
          {closedDays(open).map((day) => (
            <LedgerRow key={day} className={tight} label={weekdays[day]} amount={labels.closed} />
          ))}
        </LedgerBody>
      ))}
    </Ledger>
  );
}

/** Shown by script during these hours. */
function Mark({ hours }: { hours: Hours }) {
  return (
    <span
      hidden
      suppressHydrationWarning
      data-open={openMark(hours)}
      className="whitespace-nowrap font-semibold text-green text-sm"
    >
      {labels.openNow}
    </span>
  );
}

/** `09:00` is `9:00`. */
function spell(time: string) {
  return time.replace(/^0/, '');
}
