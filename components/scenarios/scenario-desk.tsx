'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { ActionButton } from '@/components/dashboard/shell/action-button';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { ScenarioRow } from '@/components/scenarios/scenario-row';
import { Button } from '@/components/ui/button';
import type { CalculatorName } from '@/content/calculators/names';
import { scenarios as content } from '@/content/calculators/scenarios';
import { isoDay } from '@/lib/dates';
import type { Scenario } from '@/lib/portal/database/records';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';
import { FEWEST_COMPARED, MOST_COMPARED } from '@/lib/portal/scenarios/compare';

const words = content.desk;

const Compared = lazy(() =>
  import('@/components/scenarios/compared').then((part) => ({ default: part.Compared })),
);

type Props = {
  /** The version of today's rules of each calculator. */
  rules: Record<CalculatorName, string>;
};

/** The results that the client has saved. */
export function ScenarioDesk({ rules }: Props) {
  const scenarios = usePortal((kept) => kept.rows('scenarios'));
  const canSetAmounts = useRupeeFont();
  // Takes the focus when the button that had it is gone.
  const region = useRef<HTMLElement>(null);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="saved-results"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <h2 id="saved-results" className="text-2xl md:text-2xl print:hidden">
        {words.heading}
      </h2>
      {scenarios && canSetAmounts ? (
        <Content scenarios={scenarios} rules={rules} onGone={() => region.current?.focus()} />
      ) : (
        <RuledLines lines={2} lineClassName="h-24" />
      )}
    </section>
  );
}

/** Saves a file for spreadsheets. The code is fetched on the press. */
async function saveTable(scenarios: readonly Scenario[]) {
  const [{ csvFile }, { saveFile }, { scenarioTable }] = await Promise.all([
    import('@/lib/csv'),
    import('@/lib/portal/documents/save-file'),
    import('@/lib/portal/scenarios/table'),
  ]);
  const name = words.file.replace('{day}', isoDay(new Date()));
  saveFile(name, csvFile(scenarioTable(scenarios)));
}

type ContentProps = Props & { scenarios: Scenario[]; onGone: () => void };

function Content({ scenarios, rules, onGone }: ContentProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isCompared, setIsCompared] = useState(false);
  // Results deleted in the meantime, here or in another tab, no longer count as ticked.
  const chosen = ticked.flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? []);

  if (scenarios.length === 0) {
    return (
      <EmptyPage sentence={words.empty}>
        <p className="text-soft">{words.emptyHint}</p>
      </EmptyPage>
    );
  }
  const canTick = ({ id, calculator }: Scenario) =>
    chosen.some((scenario) => scenario.id === id) ||
    (chosen.length < MOST_COMPARED && chosen.every((each) => each.calculator === calculator));
  const tick = (id: string, isTicked: boolean) => {
    const others = chosen.map((scenario) => scenario.id).filter((each) => each !== id);
    setTicked(isTicked ? [...others, id] : others);
  };
  const canCompare = chosen.length >= FEWEST_COMPARED;

  return (
    <>
      <div className="grid gap-3 print:hidden">
        <p id="compare-hint" className="text-soft">
          {words.hint}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            className="min-h-11"
            disabled={!canCompare}
            aria-describedby="compare-hint"
            onClick={() => setIsCompared(true)}
          >
            {words.compare}
          </Button>
          <ActionButton
            size="small"
            variant="quiet"
            className="min-h-11"
            action={() => saveTable(chosen.length > 0 ? chosen : scenarios)}
          >
            {chosen.length > 0
              ? words.tableSome.replace('{count}', String(chosen.length))
              : words.table}
          </ActionButton>
        </div>
      </div>
      <ul aria-labelledby="saved-results" className="border-ink border-t print:hidden">
        {scenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.id}
            scenario={scenario}
            rules={rules[scenario.calculator]}
            isTicked={chosen.includes(scenario)}
            canTick={canTick(scenario)}
            onTick={(isTicked) => tick(scenario.id, isTicked)}
            onGone={onGone}
          />
        ))}
      </ul>
      {isCompared && canCompare && (
        <Suspense fallback={<RuledLines lines={4} lineClassName="h-12" />}>
          <Compared
            scenarios={chosen}
            onClose={() => {
              setIsCompared(false);
              onGone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
