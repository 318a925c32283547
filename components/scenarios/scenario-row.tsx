'use client';

import { useRef, useState } from 'react';
import { NamedButton } from '@/components/dashboard/shell/named-button';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { OpenScenario } from '@/components/scenarios/open-scenario';
import { RenameScenario } from '@/components/scenarios/rename-scenario';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { calculatorLabels } from '@/content/calculators/names';
import { scenarios } from '@/content/calculators/scenarios';
import { formatDay, isoDay } from '@/lib/dates';
import { OperationError } from '@/lib/portal/database/operation-failure';
import type { Scenario } from '@/lib/portal/database/records';
import { givenInBrief, lineWords, mainLine } from '@/lib/portal/scenarios/lines';
import {
  deleteScenario,
  duplicateScenario,
  restoreScenario,
  updateScenario,
} from '@/lib/portal/scenarios/scenarios';

const words = scenarios.desk;
const noticeDeleted = removalNotice(words);

type Props = {
  scenario: Scenario;
  /** The version of today's rules of its calculator. */
  rules: string;
  isTicked: boolean;
  canTick: boolean;
  onTick: (isTicked: boolean) => void;
  /** Must take the focus, as the button that had it is gone. */
  onGone: () => void;
};

/** Recalculates by today's rules. The calculators are fetched on the press. */
async function recompute({ id, name, calculator, inputs }: Scenario, rules: string) {
  const { workedLines } = await import('@/lib/portal/scenarios/work-out');
  const lines = workedLines(calculator, inputs);
  if (!lines) throw new OperationError(words.notComputed);
  await updateScenario(id, { rules, lines });
  void notify(words.recomputed.replace('{name}', () => name));
}

export function ScenarioRow({ scenario, rules, isTicked, canTick, onTick, onGone }: Props) {
  const [isRenamed, setIsRenamed] = useState(false);
  const renamer = useRef<HTMLButtonElement>(null);
  const { press, failure } = useOperation();
  const { id, name, calculator, lines, savedAt } = scenario;
  const main = mainLine(scenario);
  const day = formatDay(isoDay(new Date(savedAt)));

  const remove = async () => {
    const deleted = await deleteScenario(id);
    onGone();
    if (deleted) void noticeDeleted({ name, restore: () => restoreScenario(deleted) }, onGone);
  };

  return (
    <li className="grid gap-x-6 gap-y-1 border-rule border-b py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Checkbox
          label={name}
          checked={isTicked}
          disabled={!canTick}
          onChange={(event) => onTick(event.target.checked)}
          className="wrap-anywhere has-disabled:cursor-default"
        />
        <p className="pl-9 text-[0.9375rem] text-soft wrap-anywhere">
          {[calculatorLabels[calculator], day, ...givenInBrief(lines)].join('\u00a0· ')}
        </p>
      </div>
      {main && (
        <p className="pl-9 md:pt-2.5 md:text-right">
          <span className="text-[0.9375rem] text-soft">{main.label}</span>{' '}
          <span className="amount font-bold text-lg text-red wrap-anywhere">{lineWords(main)}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 pl-9 md:col-span-2">
        {scenario.rules !== rules && (
          <>
            <Badge tone="orange">{words.changed}</Badge>
            <NamedButton of={name} onClick={() => void press(() => recompute(scenario, rules))}>
              {words.recompute}
            </NamedButton>
          </>
        )}
        <OpenScenario scenario={scenario} />
        <NamedButton
          ref={renamer}
          of={name}
          onClick={() => setIsRenamed(!isRenamed)}
          aria-expanded={isRenamed}
        >
          {words.rename}
        </NamedButton>
        <NamedButton of={name} onClick={() => void press(() => duplicateScenario(id))}>
          {words.duplicate}
        </NamedButton>
        <NamedButton of={name} onClick={() => void press(remove)}>
          {words.remove}
        </NamedButton>
      </div>
      {isRenamed && (
        <RenameScenario
          scenario={scenario}
          onDone={() => {
            setIsRenamed(false);
            renamer.current?.focus();
          }}
        />
      )}
      <OperationFailure sentence={failure} className="pl-9 md:col-span-2" />
    </li>
  );
}
