import { Link } from '@/components/text/link';
import type { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { NextDue } from '@/features/calendar/next-due';
import { packSubjectDues } from '@/features/calendar/packed';

type Props = { subject: keyof (typeof calendar)['lines']; className?: string };

export function NextDueLine({ subject, className = 'mt-6' }: Props) {
  return (
    <p className={className}>
      <Link
        href="/services/compliance#due-dates"
        className="inline-block min-h-11 py-2.5 text-link"
      >
        <NextDue dues={packSubjectDues(dueDates, subject)} />
      </Link>
    </p>
  );
}
