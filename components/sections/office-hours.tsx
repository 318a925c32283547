import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

/** Business hours of both offices as a ledger sheet. */
export function OfficeHours() {
  return (
    <Ledger title={contact.information.labels.hours} note="24-hour clock">
      {site.officeHours.map((hours) => (
        <LedgerBody key={hours.office}>
          {[hours.weekdays, hours.saturday].map((day) => (
            <LedgerRow
              key={day.days}
              label={`${hours.office}, ${day.days}`}
              amount={`${spell(day.opens)}-${spell(day.closes)}`}
            />
          ))}
          <LedgerRow label={`${hours.office}, Sunday`} amount={hours.sunday} />
        </LedgerBody>
      ))}
    </Ledger>
  );
}

/** `09:00` is `9:00`. */
function spell(time: string) {
  return time.replace(/^0/, '');
}
