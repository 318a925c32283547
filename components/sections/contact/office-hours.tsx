import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { closedDays, daysInWords, weekdays } from '@/content/words/hours';

/** Business hours of both offices as a ledger sheet. */
export function OfficeHours() {
  return (
    <Ledger title={contact.information.labels.hours} note="24-hour clock">
      {site.officeHours.map((hours) => (
        <LedgerBody key={hours.office}>
          {hours.open.map((open) => (
            <LedgerRow
              key={open.from}
              label={`${hours.office}, ${daysInWords(open)}`}
              amount={`${spell(open.opens)}-${spell(open.closes)}`}
            />
          ))}
          {closedDays(hours.open).map((day) => (
            <LedgerRow key={day} label={`${hours.office}, ${weekdays[day]}`} amount="Closed" />
          ))}
        </LedgerBody>
      ))}
    </Ledger>
  );
}

/** `09:00` is `9:00`. */
function spell(time: string) {
  return time.replace(/^0/, '');
}
