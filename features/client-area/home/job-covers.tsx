'use client';

import type { ReactNode } from 'react';
import { EmptyPage } from '@/components/table/empty-page';
import { useMoreRows } from '@/components/table/more-rows';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { cartCopy } from '@/content/client-area/cart';
import { jobsCopy as copy } from '@/content/client-area/home';
import type { Job } from '@/features/client-area/home/jobs';
import { Days } from '@/features/client-area/store/areas/days';
import { openAtUpdate } from '@/features/client-area/updates/update-target';
import { formatDay, preventWrap } from '@/lib/dates';
import { cn } from '@/lib/utils';

const SHOWN = 5;

export function JobCovers({ jobs }: { jobs: readonly Job[] }) {
  const { shown, more } = useMoreRows(jobs, -1, SHOWN);
  if (jobs.length === 0) {
    return (
      <EmptyPage sentence={copy.empty}>
        <Link href="/services/pricing" className={buttonVariants()}>
          {cartCopy.browse}
        </Link>
      </EmptyPage>
    );
  }
  return (
    <>
      <ul className="@container grid gap-3 pr-1.25 md:gap-4 md:pr-0">
        {shown.map((job, index) => (
          <li key={job.quotation}>
            <JobCover job={job} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** The link of the title covers it all; the button lies above. */
function JobCover({ job, isFirst }: { job: Job; isFirst: boolean }) {
  const { quotation, title, turn, sentence, next, papers, fees, day } = job;
  return (
    <article
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] gap-x-6 rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page py-3 pr-3.5 pl-[44px] transition-colors duration-150 hover:bg-muted has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-(--ring,var(--color-red)) has-[h3_a:focus-visible]:outline-offset-2 @lg:min-h-41 @lg:grid-cols-[minmax(0,1fr)_auto] @lg:py-4 @lg:pr-5.5 @lg:pl-15.5 print:break-inside-avoid',
        isFirst && 'shadow-sheet print:shadow-none',
      )}
    >
      <Track step={job.step} />
      <h3 className="text-xl leading-tight wrap-anywhere md:text-xl @lg:text-[1.375rem]">
        <Link
          href={`/dashboard/quotations#${quotation}`}
          className="outline-none after:absolute after:inset-0 hover:underline"
        >
          {title}
          <span className="sr-only">, {quotation}</span>
        </Link>
      </h3>
      <p className="text-[0.9375rem] text-soft leading-snug wrap-anywhere @lg:col-start-1 @lg:text-base">
        <b className="font-semibold text-ink">{copy.turns[turn]}</b> <NoWrap>{sentence}</NoWrap>
      </p>
      {next && (
        <Link
          href={next.href}
          onClick={() => next.update && openAtUpdate(quotation, next.update)}
          className={cn(
            buttonVariants({ variant: isFirst ? 'default' : 'secondary' }),
            'relative mt-2.5 min-h-11.5 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:mt-0 @lg:min-h-12 @lg:self-center print:hidden',
          )}
        >
          {next.label}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
      <dl className="col-span-full mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 self-end border-rule border-t pt-2 @lg:mt-3 @lg:grid @lg:grid-cols-3">
        <Fact label={copy.papers}>
          {papers.asked > 0 ? `${papers.answered} of ${papers.asked}` : copy.noPapers}
        </Fact>
        <Fact label={fees.hasGst ? copy.withGst : copy.fees}>
          {fees.sums
            ? fees.sums.map((sum) => (
                <span key={sum} className="amount block">
                  {sum}
                </span>
              ))
            : copy.feesLater}
        </Fact>
        <Fact label={day.label}>
          <Days>{preventWrap(formatDay(day.date))}</Days>
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft leading-snug @lg:text-[0.9375rem]">{label}</dt>
      <dd className="font-semibold leading-snug">{children}</dd>
    </div>
  );
}

/** In percent of the height. */
const KNOTS = [12, 31, 50, 69, 88] as const;

const inks = {
  thread: 'stroke-gold',
  hole: 'stroke-(color:--color-on-cloth-soft)',
  plain: 'print:stroke-ink forced-colors:stroke-[CanvasText]',
};
const plainGround = 'print:fill-white forced-colors:fill-[Canvas]';
const plainKnot = 'print:fill-ink forced-colors:fill-[CanvasText]';

function drawKnot(index: number, step: number) {
  if (index === step) return { r: 9, className: cn('fill-gold', plainKnot) };
  return index < step
    ? { r: 5, className: cn('fill-cover stroke-2', inks.thread, inks.plain, plainGround) }
    : {
        r: 3,
        className: cn(
          'fill-(--color-cover-deep) stroke-[1.5px]',
          inks.hole,
          inks.plain,
          plainGround,
        ),
      };
}

function Track({ step }: { step: number }) {
  const { steps } = copy;
  const reached = `${KNOTS[step]}%`;
  const label = copy.step
    .replace('{number}', `${step + 1}`)
    .replace('{count}', `${steps.length}`)
    .replace('{step}', steps[step] ?? '');
  return (
    <div className="absolute -inset-y-px -left-px w-[30px] rounded-l-[3px] bg-cover @lg:w-10 print:border-ink print:border-r print:bg-transparent forced-colors:border-[CanvasText] forced-colors:border-r-3">
      <svg role="img" aria-label={label} className="block size-full fill-none stroke-3">
        <line
          {...{ x1: '50%', x2: '50%', y1: '0', y2: reached }}
          strokeDasharray="8 5"
          className={cn(inks.thread, inks.plain)}
        />
        <line
          {...{ x1: '50%', x2: '50%', y1: reached, y2: '100%' }}
          strokeDasharray="0.1 8"
          strokeLinecap="round"
          className={cn(inks.hole, inks.plain)}
        />
        {steps.map((name, index) => (
          <circle key={name} cx="50%" cy={`${KNOTS[index]}%`} {...drawKnot(index, step)} />
        ))}
      </svg>
    </div>
  );
}
