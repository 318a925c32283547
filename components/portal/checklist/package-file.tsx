'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { OperationFailure } from '@/components/ui/operation-failure';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { dashboard } from '@/content/dashboard';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';
import { answerWithFile } from '@/lib/portal/checklist/answers';
import { addDocument } from '@/lib/portal/documents/documents';
import type { ChecklistItem } from '@/lib/portal/records/checklist';
import type { DocumentEntry } from '@/lib/portal/records/records';

const words = dashboard.package;

type Props = {
  document: DocumentEntry;
  papers: readonly string[];
  items: readonly ChecklistItem[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onFitted: (copy: string) => void;
};

/** A document for the package: what it answers, and how to make it fit. */
export function PackageFile({ document, papers, items, isChosen, onChoose, onFitted }: Props) {
  const id = useId();
  return (
    <li className="grid @min-[14rem]:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-2 *:nth-[n+3]:col-span-full">
      <Checkbox
        label={document.name}
        checked={isChosen}
        aria-describedby={`${id} ${id}-more`}
        className="min-w-0 wrap-anywhere"
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p id={id} className="text-[0.9375rem] text-soft">
        {formatBytes(document.size)}
      </p>
      <div id={`${id}-more`} className="pl-9 text-[0.9375rem] text-soft leading-snug wrap-anywhere">
        {papers.map((paper) => (
          <p key={paper}>For: {paper}</p>
        ))}
      </div>
      {document.type === 'image' && (
        <MakeItFit
          document={document}
          items={items.filter(({ files }) => files.some((file) => file.id === document.id))}
          onFitted={onFitted}
        />
      )}
    </li>
  );
}

type FitProps = {
  document: DocumentEntry;
  /** The papers that the picture answers; its copy answers them too. */
  items: readonly ChecklistItem[];
  /** Called with the id of the copy. */
  onFitted: (copy: string) => void;
};

/** Makes a copy of a picture within a portal's limit; the picture is kept. */
function MakeItFit({ document, items, onFitted }: FitProps) {
  const { press, isRunning, failure } = useOperation();

  const makeCopy = async () => {
    const { fittedCopy } = await import('@/lib/portal/checklist/fit-picture');
    const file = await fittedCopy(document);
    if (!file) throw new OperationError(words.cannotFit);
    const { category } = document;
    const outcome = await addDocument(file, { category });
    if (outcome.result === 'refused') throw new OperationError(words.cannotFit);
    for (const item of items) await answerWithFile(item, outcome.document.id);
    onFitted(outcome.document.id);
    void notify(`${file.name} is beside the original`);
  };

  return (
    <details className="pl-9">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-[0.9375rem] text-link">
        {words.fit}
        <span className="sr-only"> {document.name}</span>
      </summary>
      <p className="text-[0.9375rem] text-soft">{words.fitLead}</p>
      <Button
        variant="quiet"
        size="small"
        className="my-2"
        aria-disabled={isRunning}
        onClick={() => void press(makeCopy)}
      >
        {words.fitTo}
      </Button>
      <OperationFailure sentence={failure} />
    </details>
  );
}
