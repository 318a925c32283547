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

const words = savedResults.share;

/** Fetched on the press. */
const SaveResult = createLazyComponent(
  () => import('@/features/calculators/saved/save-result').then((part) => part.SaveResult),
  null,
);

/** The link to a result. What makes it is fetched on the press. */
async function linkOf({ calculator, entries }: WorkedOut): Promise<string> {
  const [{ parseInputs }, { createResultLink }] = await Promise.all([
    import('@/features/calculators/saved/check-inputs'),
    import('@/features/calculators/saved/link'),
  ]);
  const inputs = parseInputs(calculator.fields, entries);
  if (!inputs) throw new OperationError(savedResults.save.tooMuch);
  return window.location.origin + addBasePath(createResultLink(calculator.name, inputs));
}

/** Buttons for a result, in the row of Print; what they say or ask opens below. */
export function ResultActions(result: WorkedOut) {
  const [isSaving, setIsSaving] = useState(false);
  const [done, setDone] = useState('');
  const { press, failure } = useOperation();
  const id = useId();
  const hand = (work: (link: string) => Promise<string>) => () =>
    void press(async () => {
      setDone('');
      setDone(await work(await linkOf(result)));
    });
  const copy = hand(async (link) => {
    await copyText(link, `${words.notCopied} ${link}`);
    return words.copied;
  });
  const share = hand(async (url) => {
    const title = calculatorLabels[result.calculator.name];
    return (await shareOut({ title, url }, words.notShared)) ? words.shared : '';
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
        {words.copy}
      </button>
      {canShare() && (
        <button type="button" onClick={share} className="text-link min-h-11">
          {words.share}
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
