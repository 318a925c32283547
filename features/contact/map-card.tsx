import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { site } from '@/content/site';
import type { ContactContent, Sketch } from '@/content/types/firm';
import { cn } from '@/lib/utils';

type Props = { place: ContactContent['maps']['places'][number]; directions: string };

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * An office, on a drawn map if it has one and not on an embedded one, so that no page makes requests
 * to another origin.
 * The button opens a map search in a new tab.
 */
export function MapCard({ place: { office, title, text, query, sketch }, directions }: Props) {
  return (
    <article className="overflow-hidden rounded-panel border border-rule-strong bg-page">
      {sketch && <SketchMap {...sketch} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-rule-strong p-5 not-first:border-t">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="text-xl md:text-xl">
            {site.offices.find(({ id }) => id === office)?.name}
          </h3>
          <p className="mt-1 text-[0.9375rem] text-soft">
            <NoWrap>{text}</NoWrap>
          </p>
        </div>
        <a
          href={`${MAP_SEARCH}${encodeURIComponent(query)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${directions}: ${title} (opens a map in a new tab)`}
          className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'print:hidden')}
        >
          {directions}
        </a>
      </div>
    </article>
  );
}

/** Roads in ink, rails as a dashed line, water in blue, and the pen ring on the office. */
function SketchMap({ words, water, roads, rails, office: [x, y], names }: Sketch) {
  return (
    <svg
      viewBox="0 0 360 180"
      role="img"
      aria-label={words}
      className="chart h-44 w-full overflow-hidden"
    >
      <path d={water.join('')} className="fill-none stroke-blue" />
      <path d={roads.join('')} className="chart-line" />
      <path d={rails.join('')} className="chart-line" strokeWidth="3" strokeDasharray="7 4" />
      {names.map(({ at, text }) => (
        <text key={text} x={at[0]} y={at[1]} className="chart-soft">
          {text}
        </text>
      ))}
      <circle cx={x} cy={y} r="11" className="chart-ring" />
      <circle cx={x} cy={y} r="4" className="fill-red" />
    </svg>
  );
}
