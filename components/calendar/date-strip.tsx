import { NextDateCards } from '@/components/calendar/next-date-cards';
import { Link } from '@/components/ui/link';
import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { buildDay } from '@/lib/build/security-txt';
import { packedDues } from '@/lib/calendar/packed';
import { findRoute } from '@/lib/content/routes';

const { heading, action } = calendar.leaves;

/** A strip with the next due date, which links to the calendar. */
export function DateStrip() {
  return (
    <section aria-labelledby="next-dates" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="next-dates">{heading}</h3>
        {findRoute('/services/compliance')?.listed && (
          <Link href="/services/compliance#due-dates" className="-my-2.5 py-2.5 text-link">
            {action} →
          </Link>
        )}
      </div>
      <NextDateCards
        dues={packedDues(dueDates, 'home')}
        builtOn={buildDay().toISOString().slice(0, 10)}
      />
    </section>
  );
}
