'use client';

import { Disclosure } from '@/components/disclosure/disclosure';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { NoLines, Part, PartLink } from '@/components/layout/part';
import { Link } from '@/components/text/link';
import { workInHandCopy as copy } from '@/content/client-area/home';
import { filingsCopy } from '@/content/client-area/quotations';
import { shellCopy } from '@/content/client-area/shell';
import { listProgress, type Progress, progressSteps } from '@/features/client-area/home/progress';
import type { Overview } from '@/features/client-area/home/use-overview';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { cn } from '@/lib/utils';

const SHOWN = 5;

/** What the firm says it has filed. */
const Filings = createLazyComponent<{ quotations: readonly Quotation[] }>(() =>
  import('@/features/client-area/quotations/filings-section').then((part) => part.Filings),
);
const hasFilings = ({ state }: Quotation) =>
  state.updates.some(({ message }) => message.filed.length > 0);

/** The progress of the latest work, each as a thread through five steps. */
export function WorkInHand({ overview }: { overview: Overview }) {
  const { quotations, groups } = overview;
  const rows = listProgress(quotations, groups).slice(0, SHOWN);
  return (
    <Part
      heading={copy.heading}
      note={<PartLink href="/dashboard/quotations">{copy.all}</PartLink>}
    >
      <div
        aria-hidden="true"
        className="grid min-h-9 content-center border-rule border-b text-sm text-soft"
      >
        {/* Each name begins above its knot; where that leaves no room, the names only follow each other. */}
        <p className="flex min-h-9 max-w-88 flex-wrap items-center">
          {progressSteps.map((step) => (
            <span
              key={step}
              className="pr-1 not-last:min-w-[22%] last:pr-0 max-[22rem]:pr-0.5 max-[22rem]:text-[0.8125rem]"
            >
              {step}
            </span>
          ))}
        </p>
      </div>
      {rows.length === 0 ? (
        <NoLines>{copy.empty}</NoLines>
      ) : (
        <ul>
          {rows.map((row) => (
            <ProgressLine key={row.quotation} row={row} />
          ))}
        </ul>
      )}
      {quotations.some(hasFilings) && (
        <div className="mt-4">
          <Disclosure summary={filingsCopy.heading} noScript={shellCopy.noScript}>
            <Filings quotations={quotations} />
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

function ProgressLine({ row }: { row: Progress }) {
  const { quotation, title, at, word, isYours, update } = row;
  return (
    <li className="grid min-h-15 content-center gap-1 border-rule border-b pt-1.5 pb-2.5 leading-tight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <Link
          href={`/dashboard/quotations#${quotation}`}
          className="inline-flex min-h-11 min-w-0 flex-[1_1_7rem] items-center rounded-control wrap-anywhere hover:underline lg:-my-1 lg:min-h-8"
        >
          {title}
          <span className="sr-only">, {quotation}</span>
        </Link>
        <p className={cn('shrink-0 text-sm', isYours ? 'font-semibold text-red' : 'text-soft')}>
          <span className="sr-only">{progressSteps[at]}: </span>
          {word}
        </p>
      </div>
      {update && <p className="text-sm text-soft wrap-anywhere">{update}</p>}
      <ProgressDrawing at={at} />
    </li>
  );
}

const RADIUS = 5;
const WIDTH = 340;
const HEIGHT = 14;
/** Of the width: a step's knot is at the left end of its share, where its name begins. */
const SHARE = 0.22;
const STEP = WIDTH * SHARE;
const placeOf = (index: number) => RADIUS + 1 + index * STEP;
const MIDDLE = HEIGHT / 2;

/**
 * A thread through the steps: stitched up to `at`, where the knot is filled, and needle holes
 * from there on. The words beside it say the same.
 */
function ProgressDrawing({ at }: { at: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block w-full max-w-88 fill-none"
    >
      {progressSteps.slice(1).map((step, index) => (
        <path
          key={step}
          d={`M${placeOf(index) + RADIUS + 4} ${MIDDLE}H${placeOf(index + 1) - RADIUS - 3}`}
          strokeLinecap="round"
          {...(index < at
            ? { className: 'stroke-total', strokeWidth: 2, strokeDasharray: '6 5' }
            : { className: 'stroke-row-number', strokeWidth: 2, strokeDasharray: '0.1 9' })}
        />
      ))}
      {progressSteps.map((step, index) => (
        <circle
          key={step}
          cx={placeOf(index)}
          cy={MIDDLE}
          r={index > at ? RADIUS - 0.5 : RADIUS}
          strokeWidth={index > at ? 1.5 : 2}
          className={
            index === at
              ? 'fill-total stroke-total'
              : index < at
                ? 'stroke-total'
                : 'stroke-row-number'
          }
        />
      ))}
    </svg>
  );
}
