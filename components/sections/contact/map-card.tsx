import { buttonVariants } from '@/components/ui/button';

type Props = { title: string; text: string; query: string; directions: string };

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * A drawn placeholder instead of an embedded map, so that no page asks another origin for
 * anything. The button opens a map search in a new tab.
 */
export function MapCard({ title, text, query, directions }: Props) {
  return (
    <article className="overflow-hidden rounded-panel border border-rule-strong bg-page">
      <svg
        viewBox="0 0 480 180"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`Sketch map, ${title}`}
        className="h-44 w-full bg-wash"
      >
        <path
          d="M-10 120 140 90l90 30 110-60 150 20M90-10l40 100-30 100M330-10l10 70 60 140M230 120l-20 70"
          className="fill-none stroke-page"
          strokeWidth="14"
        />
        <path
          d="M-10 120 140 90l90 30 110-60 150 20"
          className="fill-none stroke-thread"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
        <path
          d="M230 118c-20-24-26-34-26-46a26 26 0 0 1 52 0c0 12-6 22-26 46z"
          className="fill-red"
        />
        <circle cx="230" cy="72" r="9" className="fill-page" />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
        <div>
          <h3>{title}</h3>
          <p className="mt-1 text-soft">{text}</p>
        </div>
        <a
          href={`${MAP_SEARCH}${encodeURIComponent(query)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${directions}: ${title} (opens a map in a new tab)`}
          className={buttonVariants({ variant: 'outline', size: 'small' })}
        >
          {directions}
        </a>
      </div>
    </article>
  );
}
