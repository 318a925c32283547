import { PointsList } from '@/components/page/points-list';
import { about } from '@/content/about';
import { disclosure } from '@/content/site';
import { newestSource } from '@/content/words/newest-source';
import { formatDay } from '@/lib/dates';

const { heading, law, changed, entries } = about.colophon;

/** How the site is made: the date of its law, its last change, and privacy. */
export function Colophon() {
  const last = disclosure.lastChanged;
  return (
    <div id="colophon" className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="mb-3">{heading}</h2>
        <p className="text-soft">
          {law} <time dateTime={newestSource}>{formatDay(newestSource)}</time>.
          {last && (
            <>
              {` ${changed} `}
              <time dateTime={last} className="whitespace-nowrap">
                {formatDay(last)}
              </time>
              .
            </>
          )}
        </p>
      </div>
      <PointsList asRows points={entries} />
    </div>
  );
}
