'use client';

import { useEffect, useId, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { canShare, copyText, shareOut } from '@/components/layout/hand-over';
import type { KeptResult } from '@/components/scenarios/result-actions';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { type CalculatorName, calculatorLabels } from '@/content/calculators/names';
import { scenarios } from '@/content/calculators/scenarios';
import { inputLines, inputsIn, withoutAmounts } from '@/lib/portal/scenarios/inputs';
import { exactWords } from '@/lib/portal/scenarios/lines';
import { resultLink } from '@/lib/portal/scenarios/link';

const words = scenarios.share;

/** Makes a link to a result, after showing everything that the link contains. */
export function ShareResult({ calculator, rules, entries }: KeptResult) {
  const [isBare, setIsBare] = useState(false);
  const inputs = inputsIn(calculator, entries);

  if (!inputs) return <OperationFailure sentence={scenarios.save.tooMuch} />;
  const shared = isBare ? withoutAmounts(calculator, inputs) : inputs;
  return (
    <div className="mt-2 grid gap-3 rounded-panel border border-rule-strong bg-page p-4">
      <p className="text-[0.9375rem] text-soft">{words.lead}</p>
      <Checkbox
        label={words.bare}
        checked={isBare}
        onChange={(event) => setIsBare(event.target.checked)}
      />
      <Preview calculator={calculator} rules={rules} inputs={shared} />
      <Ways key={String(isBare)} calculator={calculator} rules={rules} inputs={shared} />
    </div>
  );
}

type Shared = { calculator: CalculatorName; rules: string; inputs: Record<string, string> };

function Preview({ calculator, rules, inputs }: Shared) {
  const heading = useId();
  const lines = inputLines(calculator, inputs);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-sans font-semibold text-base md:text-base">
        {words.holds}
      </h2>
      <dl className="mt-1 grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)] gap-x-4 text-[0.9375rem]">
        {lines.map((line) => (
          <Fact key={line.label} label={line.label} value={exactWords(line)} />
        ))}
        <Fact label={words.rules} value={rules} />
      </dl>
      {lines.length === 0 && <p className="text-[0.9375rem] text-soft">{words.nothing}</p>}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-rule border-b py-1.5">
      <dt className="text-soft">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}

/** The link, and ways to pass it on. */
function Ways({ calculator, rules, inputs }: Shared) {
  const { run, failure } = useOperation();
  const [link, setLink] = useState<string | null>(null);
  const held = JSON.stringify(inputs);

  useEffect(() => {
    void run(async () =>
      setLink(await resultLink(calculator, { rules, inputs: JSON.parse(held) })),
    );
  }, [run, calculator, rules, held]);

  if (link === null) return <OperationFailure sentence={failure} />;
  return <MadeLink calculator={calculator} link={link} />;
}

function MadeLink({ calculator, link }: { calculator: CalculatorName; link: string }) {
  const { press, failure } = useOperation();
  const [done, setDone] = useState('');
  const hand = (work: () => Promise<void>) => () =>
    void press(async () => {
      setDone('');
      await work();
    });
  const copy = hand(async () => {
    await copyText(link, words.notCopied);
    setDone(words.copied);
  });
  const share = hand(async () => {
    const title = calculatorLabels[calculator];
    if (await shareOut({ title, url: link }, words.notShared)) setDone(words.shared);
  });

  return (
    <>
      <p className="text-[0.9375rem]">
        <span className="text-soft">{words.link}</span>{' '}
        <span className="select-all wrap-anywhere">{link}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" className="min-h-11" onClick={copy}>
          {words.copy}
        </Button>
        {canShare() && (
          <Button size="small" variant="quiet" className="min-h-11" onClick={share}>
            {words.share}
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold text-[0.9375rem] empty:sr-only">
        {done}
      </p>
      <OperationFailure sentence={failure} />
    </>
  );
}
