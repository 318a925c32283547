'use client';

import { Fragment, useRef } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { createRemovalToast } from '@/components/actions/removal-toast';
import { NoLines, Part, PartLink } from '@/components/layout/part';
import { useMoreRows } from '@/components/table/more-rows';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { cartCopy } from '@/content/client-area/cart';
import { waitingCopy as copy, waitingCopy } from '@/content/client-area/home';
import { Days } from '@/features/client-area/areas/days';
import { withdrawFiles } from '@/features/client-area/checklist/answers';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';
import {
  isForNow,
  listWaitingTasks,
  type Waiting,
} from '@/features/client-area/checklist/waiting-for';
import type { Overview } from '@/features/client-area/home/use-overview';
import { WaitingQuotation } from '@/features/client-area/home/waiting-quotation';
import { formatShortValidity } from '@/features/client-area/quotations/quotation-rules';
import { openAtUpdate } from '@/features/client-area/updates/opened-update';

/** Shown at once, beside the quotation. */
const SHOWN = 5;

/** What waits for the client: the first quotation to answer as a sheet, everything else by line. */
export function WaitingPart({ overview }: { overview: Overview }) {
  const { quotations, today } = overview;
  const region = useRef<HTMLDivElement>(null);
  const entries = listWaitingTasks(overview);
  const first = entries.find(({ action }) => action === 'answer');
  const rows = new Map(quotations.map((quotation) => [quotation.id, quotation]));
  const quotation = rows.get(first?.quotation ?? '');
  const others = entries.filter((entry) => entry !== first);
  const { shown, more } = useMoreRows(others, -1, SHOWN);
  const times = (['now', 'later'] as const)
    .map((time) => {
      const of = shown.filter((entry) => isForNow(entry, today) === (time === 'now'));
      return { time, of };
    })
    .filter(({ of }) => of.length > 0);

  const list = others.length > 0 && (
    <div ref={region} tabIndex={-1} className="min-w-0 outline-none">
      {times.map(({ time, of }) => (
        <Fragment key={time}>
          <h4 className="mt-2 font-semibold text-sm text-soft">{copy[time]}</h4>
          <ul aria-label={copy[time]}>
            {of.map((entry) => {
              const row = entry.action === 'answer' && rows.get(entry.quotation ?? '');
              const left = row ? formatShortValidity(row, today) : undefined;
              const line = { entry, left, onGiven: () => region.current?.focus() };
              return <WaitingLine key={entry.id} {...line} />;
            })}
          </ul>
        </Fragment>
      ))}
      {more}
    </div>
  );
  if (quotation) {
    return (
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <WaitingQuotation quotation={quotation} today={today} />
        {list}
      </div>
    );
  }
  return (
    <Part
      level="h3"
      heading={copy.todo}
      note={<PartLink href="/services/pricing">{cartCopy.browse}</PartLink>}
    >
      {list || <NoLines>{copy.empty}</NoLines>}
    </Part>
  );
}

type LineProps = { entry: Waiting; left: string | undefined; onGiven: () => void };

function WaitingLine({ entry, left, onGiven }: LineProps) {
  const { title, words: what, action, href, item, quotation, update } = entry;
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1.5">
      <p className="min-w-0 flex-[1_1_8rem] leading-tight wrap-anywhere">
        {item ? (
          <Link href={href} className="hover:underline">
            {title}
          </Link>
        ) : (
          <NoWrap>{title}</NoWrap>
        )}
        <span className="mt-0.5 block text-sm text-soft">
          {what}
          {left && (
            <>
              , <Days>{left}</Days>
            </>
          )}
        </span>
      </p>
      {item ? (
        <GivePaper item={item} of={title} onGiven={onGiven} />
      ) : (
        <Link
          href={href}
          onClick={() => quotation && update && openAtUpdate(quotation, update)}
          className="inline-flex min-h-11 shrink-0 items-center text-[0.9375rem] text-link"
        >
          {copy.actions[action]}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </li>
  );
}

const noticeGiven = createRemovalToast({ one: 'is in', many: 'papers are in' });

type Props = {
  item: ChecklistItem;
  /** The entry, for screen readers. */
  of: string;
  /** The button that had the focus goes with the entry. */
  onGiven: () => void;
};

/** Takes the file of a paper, whose entry then goes: the notice offers Undo. */
function GivePaper({ item, of, onGiven }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const { give, failure } = useChecklistItem(item, (documents = []) => {
    const restore = () => withdrawFiles(item.id, documents);
    void noticeGiven({ name: item.paper.text, restore }, onGiven);
    onGiven();
  });

  return (
    <div className="shrink-0">
      <NamedButton of={of} onClick={() => chooser.current?.click()}>
        {waitingCopy.actions.give}
      </NamedButton>
      <FileChooser ref={chooser} aria-label={`File for ${of}`} onFiles={give} />
      <OperationFailure sentence={failure} />
    </div>
  );
}
