import { NextDue } from '@/components/almanac/next-due';
import { Link } from '@/components/ui/link';
import type { almanac } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { packedDues } from '@/lib/almanac/packed';

type Props = { of: keyof (typeof almanac)['lines']; className?: string };

/** One line of what is due next in a subject; it leads to the almanac. */
export function NextDueLine({ of, className = 'mt-6' }: Props) {
  return (
    <p className={className}>
      <Link href="/services/compliance#almanac" className="text-link">
        <NextDue dues={packedDues(dueDates, of)} />
      </Link>
    </p>
  );
}
