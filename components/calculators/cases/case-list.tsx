'use client';

import { use, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CalculatorName } from '@/content/calculators/names';
import { OURS, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { csvFile } from '@/lib/csv';
import { saveFile } from '@/lib/portal/documents/save-file';
import { calculatorNamed } from '@/lib/portal/scenarios/calculators/all';

const loaded = new Map<CalculatorName, Promise<readonly WorkedCase[]>>();

/** Keeps one promise per calculator, since React would wait for a new one each time. */
function casesOf(calculator: CalculatorName): Promise<readonly WorkedCase[]> {
  const known = loaded.get(calculator);
  if (known) return known;
  const promise = calculatorNamed(calculator)
    .cases()
    .then(
      ({ cases }) => cases,
      () => [],
    );
  loaded.set(calculator, promise);
  return promise;
}

type Run = { answers: readonly string[]; milliseconds: number };

function runAll(cases: readonly WorkedCase[]): Run {
  const begun = performance.now();
  const answers = cases.map(({ workOut }) => workOut());
  return { answers, milliseconds: Math.max(1, Math.round(performance.now() - begun)) };
}

function summaryOf(cases: readonly WorkedCase[], { answers, milliseconds }: Run): string {
  const agreed = cases.filter(({ expected }, index) => answers[index] === expected).length;
  return `${agreed} of ${cases.length} agree, worked out here in ${milliseconds} ms`;
}

/** A sentence on where these cases come from. */
function originOf(cases: readonly WorkedCase[]): string {
  const official = cases.filter(({ isOfficial }) => isOfficial).length;
  const hasPublished = cases.some(({ source, isOfficial }) => !isOfficial && source !== OURS);
  const others = hasPublished ? 'What others have published is named with its source; the' : 'The';
  const first =
    official > 0
      ? `The first ${official} are official examples.`
      : 'We know of no official worked example for this one.';
  return `${first} ${others} rest are our own cases, checked by hand, with the working.`;
}

export function CaseList({ calculator }: { calculator: CalculatorName }) {
  const cases = use(casesOf(calculator));
  const [run, setRun] = useState<Run | null>(null);

  function download() {
    const { answers } = run ?? runAll(cases);
    const rows = cases.map(({ source, working = '', given, expected }, index) => [
      ...[source, working, given, expected, answers[index] ?? ''],
      answers[index] === expected ? 'agrees' : 'differs',
    ]);
    const head = ['Source', 'Working', 'Case', 'Answer', 'Worked out here', 'Mark'];
    saveFile(`${calculator}-cases.csv`, csvFile([head, ...rows]));
  }

  if (cases.length === 0) {
    return <p className="pb-5 text-soft">The cases did not load. Please reload the page.</p>;
  }
  return (
    <div className="grid gap-5 pb-6">
      <p className="max-w-3xl text-soft">{originOf(cases)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setRun(runAll(cases))}>Run them here</Button>
        <Button variant="outline" onClick={download}>
          Download as CSV
        </Button>
        <p role="status">{run && summaryOf(cases, run)}</p>
      </div>
      <ol className="border-ink border-t">
        {cases.map(({ source, working, given, expected }, index) => (
          <li
            key={given}
            className="grid gap-x-6 border-rule-strong border-b py-3 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p>
              {given}
              <span className="wrap-anywhere block text-[0.9375rem] text-soft">
                {working ? `${source}: ${working}` : source}
              </span>
            </p>
            <p className="md:text-right">
              <span className="font-semibold">{expected}</span>
              {run && <Mark answer={run.answers[index] ?? ''} expected={expected} />}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Mark({ answer, expected }: { answer: string; expected: string }) {
  return answer === expected ? (
    <span className="block text-[0.9375rem] text-green">agrees</span>
  ) : (
    <span className="block text-[0.9375rem] text-danger">differs: {answer}</span>
  );
}
