import { NextDue } from '@/components/almanac/next-due';
import { Link } from '@/components/ui/link';
import type { almanac } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { packedDues } from '@/lib/almanac/packed';

type Props = { of: keyof (typeof almanac)['lines']; className?: string };

/** A line with the next due date of a subject, which links to the almanac. */
export function NextDueLine({ of, className = 'mt-6' }: Props) {
  return (
    <p className={className}>
      <Link href="/services/compliance#almanac" className="py-3 text-link">
        <NextDue dues={packedDues(dueDates, of)} />
      </Link>
    </p>
  );
}
