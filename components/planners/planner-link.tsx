import { Link } from '@/components/ui/link';
import { foldedPlanners } from '@/content/calculators/planners';

type Props = { calculator: 'tax' | 'tds' | 'gst' };

/** A link from a service page to the planners of its subject. */
export function PlannerLink({ calculator }: Props) {
  return (
    <p className="mt-5">
      <Link
        href={`/calculators/${calculator}#planners`}
        className="inline-block min-h-11 py-2.5 text-link"
      >
        {foldedPlanners.seen}
      </Link>
    </p>
  );
}
