'use client';

import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { erasureCount } from '@/lib/portal/database/erase-signal';
import { OperationError } from '@/lib/portal/database/operation-failure';
import type { DocumentEntry } from '@/lib/portal/database/records';
import { addDocument } from '@/lib/portal/documents/documents';
import type { Need } from '@/lib/portal/papers/needs';
import { answerWithFile } from '@/lib/portal/papers/papers';

const words = dashboard.package;

type Props = {
  document: DocumentEntry;
  /** The papers that the picture answers; its copy answers them too. */
  needs: readonly Need[];
  /** Called with the id of the copy. */
  onFitted: (copy: string) => void;
};

/** Makes a copy of a picture within a portal's limit; the picture is kept. */
export function MakeItFit({ document, needs, onFitted }: Props) {
  const { press, isRunning, failure } = useOperation();

  const makeCopy = async () => {
    const erasures = erasureCount();
    const { fittedCopy } = await import('@/lib/portal/papers/draw-picture');
    const file = await fittedCopy(document);
    if (!file) throw new OperationError(words.cannotFit);
    const { category } = document;
    const outcome = await addDocument(file, { category, erasures });
    if (outcome.result === 'refused') throw new OperationError(words.cannotFit);
    for (const need of needs) await answerWithFile(need, outcome.document.id);
    onFitted(outcome.document.id);
    void notify(`${file.name} is beside the original`);
  };

  return (
    <details className="pl-9">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-[0.9375rem] text-link">
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
