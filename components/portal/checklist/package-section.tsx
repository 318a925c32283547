'use client';

import { useMemo, useState } from 'react';
import { PackageFile } from '@/components/portal/checklist/package-file';
import { PackageReady } from '@/components/portal/checklist/package-ready';
import { usePackage } from '@/components/portal/checklist/use-package';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { dashboard } from '@/content/dashboard';
import { inFigures } from '@/content/words/rupees';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';
import { isEachTicked, packageRefusal, totalSize } from '@/lib/portal/checklist/package-rules';
import {
  answersWithoutFile,
  type ChecklistGroup,
  itemsByDocument,
  quotationsOf,
} from '@/lib/portal/records/checklist';
import type { DocumentEntry, Profile } from '@/lib/portal/records/records';

const words = dashboard.package;

type Props = {
  groups: readonly ChecklistGroup[];
  documents: readonly DocumentEntry[];
  /** Whose they are. */
  profile: Profile | undefined;
};

/** The documents for the firm, packed into one file. */
export function PackageSection({ groups, documents, profile }: Props) {
  const papers = useMemo(() => itemsByDocument(groups), [groups]);
  const isEach = papers.size === 0 && isEachTicked(documents);
  // The client's ticks. By default documents that answer a paper are included.
  const [choice, setChoice] = useState<ReadonlyMap<string, boolean>>(new Map());
  const goes = (id: string) => choice.get(id) ?? (isEach || papers.has(id));
  const chosen = documents
    .filter(({ id }) => goes(id))
    .map((document) => ({ document, papers: papers.get(document.id) ?? [] }));
  const { phase, make, reset } = usePackage(chosen, {
    client: { name: profile?.fullName ?? '', pan: profile?.panNumber ?? '' },
    quotations: quotationsOf(groups, chosen),
    withoutFile: answersWithoutFile(groups),
  });
  const { press, isRunning, failure } = useOperation();
  const { shown, more } = useMoreRows(documents);
  const items = groups.flatMap((group) => group.items);

  const choose = (changes: Record<string, boolean>) => {
    setChoice(new Map([...choice, ...Object.entries(changes)]));
    reset();
  };
  const start = async () => {
    const refusal = packageRefusal(chosen);
    if (refusal) throw new OperationError(refusal);
    await make();
  };

  if (documents.length === 0) return null;
  return (
    <section
      aria-labelledby="package"
      className="print:hidden grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <h2 id="package" className="border-ink border-b pb-3 text-2xl md:text-2xl">
        {words.heading}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <p className="text-soft md:col-start-2">{words.lead}</p>
        <ul className="@container md:col-start-1 md:row-span-2 md:row-start-1 md:-mt-2">
          {shown.map((document) => (
            <PackageFile
              key={document.id}
              document={document}
              papers={papers.get(document.id) ?? []}
              items={items}
              isChosen={goes(document.id)}
              onChoose={(isChosen) => choose({ [document.id]: isChosen })}
              onFitted={(copy) => choose({ [document.id]: false, [copy]: true })}
            />
          ))}
          {more && <li>{more}</li>}
        </ul>
        <div className="grid justify-items-start gap-3 md:sticky md:top-6 md:col-start-2">
          <p className="text-[0.9375rem] text-soft">
            {inFigures(chosen.length)} of {inFigures(documents.length)} chosen,{' '}
            {formatBytes(totalSize(chosen))}
          </p>
          <p role="status" className="text-[0.9375rem] empty:hidden">
            {phase.step === 'packing' &&
              `Packing file ${inFigures(phase.count)} of ${inFigures(chosen.length)}`}
          </p>
          {phase.step === 'ready' ? (
            <PackageReady {...phase} />
          ) : (
            <Button aria-disabled={isRunning} onClick={() => void press(start)}>
              {words.make}
            </Button>
          )}
          <OperationFailure sentence={failure} />
        </div>
      </div>
    </section>
  );
}
