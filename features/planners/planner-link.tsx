import { Link } from '@/components/text/link';
import { foldedPlanners } from '@/content/calculators/planners';

type Props = { calculator: 'tax' | 'tds' | 'gst' };

/** A link to a disclosure opens it; for tax there are several, so the link goes to their heading. */
const anchors = { tax: 'planners', tds: 'late-tds', gst: 'late-gst' } as const;

export function PlannerLink({ calculator }: Props) {
  return (
    <p>
      <Link
        href={`/calculators/${calculator}#${anchors[calculator]}`}
        className="inline-block min-h-11 py-2.5 text-link"
      >
        {foldedPlanners.link}
      </Link>
    </p>
  );
}
