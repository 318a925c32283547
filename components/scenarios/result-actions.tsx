'use client';

import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import type { Entries } from '@/components/calculators/form-entries';
import type { CalculatorName } from '@/content/calculators/names';

export type KeptResult = {
  calculator: CalculatorName;
  /** The version of the rules. */
  rules: string;
  /** The entries behind the result. */
  entries: Entries;
};

/** Fetches a panel on the press. If that fails, the form says that a part is missing. */
const fetched = (load: () => Promise<ComponentType<KeptResult>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );

const panels = {
  save: fetched(() => import('@/components/scenarios/save-result').then((part) => part.SaveResult)),
  share: fetched(() =>
    import('@/components/scenarios/share-result').then((part) => part.ShareResult),
  ),
};

type Panel = keyof typeof panels;

const labels: [Panel, string][] = [
  ['save', 'Save this result'],
  ['share', 'Share by a link'],
];

/** Buttons for a result, in the row of Print; their panel opens below. */
export function ResultActions(result: KeptResult) {
  const [open, setOpen] = useState<Panel | null>(null);
  const id = useId();
  const Opened = open && panels[open];

  return (
    <>
      {labels.map(([panel, label]) => (
        <button
          key={panel}
          type="button"
          aria-expanded={open === panel}
          aria-controls={open === panel ? id : undefined}
          onClick={() => setOpen(open === panel ? null : panel)}
          className="text-link min-h-11"
        >
          {label}
        </button>
      ))}
      {Opened && (
        <div id={id} className="basis-full">
          <Suspense fallback={null}>
            <Opened {...result} />
          </Suspense>
        </div>
      )}
    </>
  );
}
