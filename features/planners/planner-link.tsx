import { Link } from '@/components/text/link';
import { foldedPlanners } from '@/content/calculators/planners';

type Props = { calculator: 'tax' | 'tds' | 'gst' };

/** The only planner of the subject arrives open. */
const anchors = { tax: 'planners', tds: 'late-tds', gst: 'late-gst' } as const;

export function PlannerLink({ calculator }: Props) {
  return (
    <p>
      <Link
        href={`/calculators/${calculator}#${anchors[calculator]}`}
        className="inline-block min-h-11 py-2.5 text-link"
      >
        {foldedPlanners.seen}
      </Link>
    </p>
  );
}
