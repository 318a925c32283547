'use client';

import { useId, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { canShare, copyText, shareOut } from '@/components/layout/hand-over';
import { calculatorLabels } from '@/content/calculators/names';
import { savedResults } from '@/content/calculators/saved-results';
import { clientArea } from '@/content/site';
import type { WorkedOut } from '@/features/calculators/saved/save-result';
import { addBasePath } from '@/lib/base-path';
import { OperationError } from '@/lib/browser/operation-failure';

const labels = savedResults.share;

const SaveResult = createLazyComponent(
  () => import('@/features/calculators/saved/save-result').then((part) => part.SaveResult),
  null,
);

async function createLink({ calculator, entries, lawChoices }: WorkedOut): Promise<string> {
  const [{ parseInputs }, { createResultLink }] = await Promise.all([
    import('@/features/calculators/saved/check-inputs'),
    import('@/features/calculators/saved/link'),
  ]);
  const inputs = parseInputs(calculator, entries, lawChoices);
  if (!inputs) throw new OperationError(savedResults.save.tooMuch);
  return window.location.origin + addBasePath(createResultLink(calculator.name, inputs));
}

export function ResultActions(result: WorkedOut) {
  const [isSaving, setIsSaving] = useState(false);
  const [done, setDone] = useState('');
  const { press, failure } = useOperation();
  const id = useId();
  const hand = (work: (link: string) => Promise<string>) => () =>
    void press(async () => {
      setDone('');
      setDone(await work(await createLink(result)));
    });
  const copy = hand(async (link) => {
    await copyText(link, `${labels.notCopied} ${link}`);
    return labels.copied;
  });
  const share = hand(async (url) => {
    const title = calculatorLabels[result.calculator.name];
    return (await shareOut({ title, url }, labels.notShared)) ? labels.shared : '';
  });

  return (
    <>
      {clientArea && (
        <button
          type="button"
          aria-expanded={isSaving}
          aria-controls={isSaving ? id : undefined}
          onClick={() => setIsSaving(!isSaving)}
          className="text-link min-h-11"
        >
          {savedResults.save.open}
        </button>
      )}
      <button type="button" onClick={copy} className="text-link min-h-11">
        {labels.copy}
      </button>
      {canShare() && (
        <button type="button" onClick={share} className="text-link min-h-11">
          {labels.share}
        </button>
      )}
      <div className="basis-full wrap-anywhere">
        <p role="status" className="text-[0.9375rem] text-soft empty:sr-only">
          {done}
        </p>
        <OperationFailure sentence={failure} />
        {isSaving && (
          <div id={id}>
            <SaveResult {...result} />
          </div>
        )}
      </div>
    </>
  );
}
