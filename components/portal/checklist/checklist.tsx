'use client';

import { type ComponentProps, useEffect, useMemo } from 'react';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { ChecklistRow } from '@/components/portal/checklist/checklist-row';
import { MonthPapers, NoMonths } from '@/components/portal/checklist/month-papers';
import { PackageSection } from '@/components/portal/checklist/package-section';
import { standingWords } from '@/components/portal/checklist/standing';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { useServedClass } from '@/components/portal/parts/samples';
import { useToday } from '@/components/portal/parts/use-now';
import { useWaitingCount } from '@/components/portal/parts/use-waiting-count';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import type { Checklists } from '@/lib/content/checklists';
import { presentDocuments } from '@/lib/portal/db/recently-deleted';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import {
  type ChecklistGroup,
  checklistOf,
  inWords,
  itemsByDocument,
  nameOf,
} from '@/lib/portal/records/checklist';
import { quotationsIn } from '@/lib/portal/records/quotation';
import type { DocumentEntry } from '@/lib/portal/records/records';
import { roundsOf } from '@/lib/portal/records/rounds';

const words = dashboard.papers;
/** Shown at once. */
const GROUPS = 5;

/**
 * What the firm needs for each quotation, and the package for the firm, below the documents: with
 * them, as the list above would move whatever is shown here.
 */
export function Checklist({ checklists }: { checklists: Checklists }) {
  const kept = usePortal(
    async (stored) => ({
      isStored: true,
      cart: await stored.rows('cart'),
      threads: await stored.rows('threads'),
      answers: await stored.rows('checklist'),
      documents: await presentDocuments(stored),
      profile: await stored.row('profile', 'client'),
    }),
    [],
    ({ cart, threads, checklist, documents, profile }) => ({
      isStored: false,
      cart,
      threads,
      answers: checklist,
      documents,
      profile: profile[0],
    }),
  );
  const today = useToday();
  const rows = useMemo(() => {
    if (!kept) return undefined;
    const quotations = quotationsIn(kept.threads, today);
    const groups = checklistOf({ ...kept, quotations }, checklists);
    return { ...kept, quotations, groups, months: roundsOf(kept, today), today };
  }, [kept, checklists, today]);
  useWaitingCount(rows);
  const served = useServedClass();

  return (
    <div id="papers" className="scroll-mt-6">
      {rows && (
        <div className={served}>
          <Needed {...rows} isServed={served !== undefined} />
        </div>
      )}
    </div>
  );
}

type NeededProps = ComponentProps<typeof PackageSection> & {
  months: readonly ChecklistGroup[];
  today: string;
  /** Of the samples in the HTML. */
  isServed: boolean;
};

function Needed({ groups, months, documents, profile, today, isServed }: NeededProps) {
  const { shown, more } = useMoreRows(groups, -1, GROUPS);
  const hasMonths = months.length > 0 || Boolean(profile?.rounds);
  // Those of a month go in its own package.
  const ofMonths = itemsByDocument(months);
  const ofQuotations = itemsByDocument(groups);
  const others = documents.filter(({ id }) => ofQuotations.has(id) || !ofMonths.has(id));

  // The browser could not go to a heading that was not in the page yet.
  useEffect(() => {
    if (isServed) return;
    const id = CSS.escape(window.location.hash.slice(1));
    if (id) document.querySelector(`[aria-labelledby="${id}"], #${id}`)?.scrollIntoView();
  }, [isServed]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {hasMonths && (
        <MonthPapers groups={months} documents={documents} profile={profile} today={today} />
      )}
      <section aria-labelledby="needed" className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-3">
          <h2 id="needed" className="text-2xl md:text-2xl">
            {words.heading}
          </h2>
          <p role="status" className="text-[0.9375rem] text-soft">
            {groups.length > 0 && standingWords(groups)}
          </p>
        </div>
        {groups.length === 0 && <p className="text-soft">{words.none}</p>}
        <div>
          {shown.map((group) => (
            <GroupPart
              key={group.id}
              group={group}
              documents={documents}
              isFirst={group === groups[0]}
            />
          ))}
        </div>
        {more}
        {groups.length > 0 && (
          <p className="text-[0.9375rem] text-soft pointer-coarse:hidden print:hidden">
            {words.drop}
          </p>
        )}
        {!hasMonths && <NoMonths />}
      </section>
      <PackageSection groups={groups} documents={others} profile={profile} />
    </div>
  );
}

type GroupProps = {
  group: ChecklistGroup;
  documents: readonly DocumentEntry[];
  /** On a phone the other lists are folded. */
  isFirst: boolean;
};

function GroupPart({ group, documents, isFirst }: GroupProps) {
  const { quotation, items } = group;
  const name = nameOf(group);
  const head = (
    <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 max-md:py-3">
      <h3 className="min-w-0 flex-[1_1_7rem] text-lg leading-snug wrap-anywhere md:text-lg">
        {name}
        <span className="block font-normal font-sans text-[0.9375rem] text-soft">
          <NoWrap>{`Quotation ${quotation}`}</NoWrap>
        </span>
      </h3>
      <p className="shrink-0 text-[0.9375rem] text-soft">{inWords(items)}</p>
    </div>
  );
  return (
    <section
      id={group.id}
      aria-label={name}
      className="scroll-mt-6 max-md:border-rule max-md:border-b md:not-last:mb-7"
    >
      <FoldOnPhone
        summary={head}
        heading={<div className="border-rule border-b pb-2">{head}</div>}
        isOpen={isFirst}
      >
        <ul className="max-md:border-rule max-md:border-t md:grid md:columns-two md:gap-x-8">
          {items.map((item) => (
            <ChecklistRow key={item.id} item={item} documents={documents} />
          ))}
        </ul>
      </FoldOnPhone>
    </section>
  );
}
