import { NextDue } from '@/components/calendar/next-due';
import { Link } from '@/components/ui/link';
import type { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { packedDues } from '@/lib/calendar/packed';

type Props = { of: keyof (typeof calendar)['lines']; className?: string };

/** A line with the next due date of a subject, which links to the calendar. */
export function NextDueLine({ of, className = 'mt-6' }: Props) {
  return (
    <p className={className}>
      <Link
        href="/services/compliance#due-dates"
        className="inline-block min-h-11 py-2.5 text-link"
      >
        <NextDue dues={packedDues(dueDates, of)} />
      </Link>
    </p>
  );
}
