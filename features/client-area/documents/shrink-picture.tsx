'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { shrinkPictureCopy } from '@/content/client-area/documents';
import { answerWithFile } from '@/features/client-area/checklist/answers';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { addDocument } from '@/features/client-area/store/documents';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { OperationError } from '@/lib/browser/operation-failure';

type Props = {
  document: DocumentEntry;
  items: readonly ChecklistItem[];
  onShrunk: (copy: string) => void;
};

export function ShrinkPicture({ document, items, onShrunk }: Props) {
  const { press, isRunning, failure } = useOperation();

  const makeCopy = async () => {
    const { createFittedCopy } = await import('@/features/client-area/documents/fit-picture');
    const file = await createFittedCopy(document);
    if (!file) throw new OperationError(shrinkPictureCopy.failed);
    const { category } = document;
    const outcome = await addDocument(file, { category });
    if (outcome.result === 'refused') throw new OperationError(shrinkPictureCopy.failed);
    for (const item of items) await answerWithFile(item, outcome.document.id);
    onShrunk(outcome.document.id);
    void notify(`${file.name} is beside the original`);
  };

  return (
    <details className="basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-[0.9375rem] text-link">
        {shrinkPictureCopy.heading}
      </summary>
      <p className="text-[0.9375rem] text-soft">{shrinkPictureCopy.lead}</p>
      <Button
        variant="outline"
        size="sm"
        className="my-2"
        aria-disabled={isRunning}
        onClick={() => void press(makeCopy)}
      >
        {shrinkPictureCopy.limit}
      </Button>
      <OperationFailure sentence={failure} />
    </details>
  );
}
