'use client';

import { HandOver } from '@/components/portal/checklist/hand-over';
import { PackageReady } from '@/components/portal/checklist/package-ready';
import { usePackage } from '@/components/portal/checklist/use-package';
import { NotFromSamples } from '@/components/portal/parts/not-from-samples';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { roundWords } from '@/content/rounds';
import { inFigures } from '@/content/words/rupees';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { noteFilesSent } from '@/lib/portal/checklist/answers';
import { type Chosen, packageRefusal } from '@/lib/portal/checklist/package-rules';
import { monthText } from '@/lib/portal/checklist/send';
import {
  answersWithoutFile,
  type ChecklistGroup,
  countIn,
  itemsByDocument,
} from '@/lib/portal/records/checklist';
import { monthTitle } from '@/lib/portal/records/months';
import type { Profile } from '@/lib/portal/records/records';
import { isDone, sentAtOf } from '@/lib/portal/records/rounds';

type Props = { group: ChecklistGroup; profile: Profile | undefined };

/** Hands over what is there of a month: its files as one ZIP or, where there are none, a message. */
export function MonthPackage({ group, profile }: Props) {
  const { quotation: month, items } = group;
  const papers = itemsByDocument([group]);
  const files = new Map(items.flatMap((item) => item.files).map((file) => [file.id, file]));
  const chosen: Chosen[] = Array.from(files, ([id, document]) => ({
    document,
    papers: papers.get(id) ?? [],
  }));
  const given = {
    client: { name: profile?.fullName ?? '', pan: profile?.panNumber ?? '' },
    quotations: [],
    month,
    withoutFile: answersWithoutFile([group]),
  };
  const { phase, make } = usePackage(chosen, given);
  const { press, isRunning, failure } = useOperation();
  const sentAt = sentAtOf(group);
  const start = async () => {
    const refusal = packageRefusal(chosen);
    if (refusal) throw new OperationError(refusal);
    await make();
  };

  if (countIn(items) === 0) return null;
  const isComplete = countIn(items) === items.length;
  return (
    <div className="grid justify-items-start gap-3 pt-4 print:hidden">
      {sentAt !== null && (
        <p className="text-[0.9375rem] text-soft">
          Sent on {formatDay(dayInIndia(sentAt))}
          {!isDone(group) && isComplete && '; not all of it'}
        </p>
      )}
      {chosen.length === 0 && isComplete && (
        <>
          <p className="text-[0.9375rem]">
            {monthTitle(month)} {roundWords.tell}
          </p>
          <NotFromSamples>
            <HandOver text={() => monthText(given)} onSent={(by) => noteFilesSent([], by, month)} />
          </NotFromSamples>
        </>
      )}
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {phase.step === 'packing' &&
          `Packing file ${inFigures(phase.count)} of ${inFigures(chosen.length)}`}
      </p>
      {chosen.length > 0 &&
        (phase.step === 'ready' ? (
          <PackageReady {...phase} />
        ) : (
          <Button
            size="small"
            variant={isComplete && !isDone(group) ? 'primary' : 'outline'}
            aria-disabled={isRunning}
            onClick={() => void press(start)}
          >
            {roundWords.make} {monthTitle(month)}
          </Button>
        ))}
      <OperationFailure sentence={failure} />
    </div>
  );
}
