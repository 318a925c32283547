'use client';

import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { dashboard } from '@/content/dashboard';
import { OperationError } from '@/lib/browser/operation-failure';
import { answerWithFile } from '@/lib/portal/checklist/answers';
import { addDocument } from '@/lib/portal/documents/documents';
import type { ChecklistItem } from '@/lib/portal/records/checklist';
import type { DocumentEntry } from '@/lib/portal/records/records';

const words = dashboard.package;

type Props = {
  document: DocumentEntry;
  /** The papers that the picture answers; its copy answers them too. */
  items: readonly ChecklistItem[];
  /** Called with the id of the copy. */
  onShrunk: (copy: string) => void;
};

/** Makes a copy of a picture within a portal's limit; the picture is kept. */
export function ShrinkPicture({ document, items, onShrunk }: Props) {
  const { press, isRunning, failure } = useOperation();

  const makeCopy = async () => {
    const { fittedCopy } = await import('@/lib/portal/checklist/fit-picture');
    const file = await fittedCopy(document);
    if (!file) throw new OperationError(words.cannotFit);
    const { category } = document;
    const outcome = await addDocument(file, { category });
    if (outcome.result === 'refused') throw new OperationError(words.cannotFit);
    for (const item of items) await answerWithFile(item, outcome.document.id);
    onShrunk(outcome.document.id);
    void notify(`${file.name} is beside the original`);
  };

  return (
    <details className="basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-[0.9375rem] text-link">
        {words.fit}
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
