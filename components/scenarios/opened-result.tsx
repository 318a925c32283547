'use client';

import { useEffect, useRef, useState } from 'react';
import { refill } from '@/components/calculators/form-entries';
import { type CalculatorName, calculatorLabels } from '@/content/calculators/names';
import { scenarios } from '@/content/calculators/scenarios';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import { Refused } from '@/lib/portal/exchange/refusals';
import { entriesFor, inputLines } from '@/lib/portal/scenarios/inputs';
import { givenInBrief } from '@/lib/portal/scenarios/lines';
import { OfAnother, openResult } from '@/lib/portal/scenarios/link';
import { workOut } from '@/lib/portal/scenarios/work-out';
import { cn } from '@/lib/utils';

const words = scenarios.opened;

export type OpenedProps = {
  calculator: CalculatorName;
  /** The version of today's rules. */
  rules: string;
  fragment: string;
  onRead: (fragment: string) => void;
};

type Said = { sentence: string; isRefused: boolean; elsewhere?: string };

/** Reads the link: what to put into the form, and what to say about it. */
async function read({ calculator, rules, fragment }: OpenedProps) {
  const opened = await openResult(calculator, fragment);
  const isChanged = opened.rules !== rules;
  if (opened.inputs === null) {
    const held = givenInBrief(inputLines(calculator, opened.choices)).join(', ');
    const sentence = (isChanged ? words.bareChanged : words.bare).replace(
      '{choices}',
      () => held || words.noChoice,
    );
    return { entries: entriesFor(calculator, opened.choices), isWhole: false, sentence };
  }
  // This site never makes a link to inputs without a result.
  if (!workOut(calculator, opened.inputs)) throw new Refused('damaged');
  const sentence = isChanged ? words.changed : words.whole;
  return { entries: entriesFor(calculator, opened.inputs), isWhole: true, sentence };
}

/** Why the form was not filled; a link to another calculator can be opened there. */
function refusal(error: unknown, fragment: string): Said {
  if (!(error instanceof OfAnother)) return { sentence: failureSentence(error), isRefused: true };
  const { calculator } = error;
  return {
    sentence: words.elsewhere.replace('{calculator}', calculatorLabels[calculator]),
    isRefused: true,
    elsewhere: `/calculators/${calculator}${fragment}`,
  };
}

/** Fills the surrounding form, and calculates as Calculate does. */
export function OpenedResult(props: OpenedProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<Said>({ sentence: '', isRefused: false });
  const { calculator, rules, fragment, onRead } = props;

  useEffect(() => {
    read({ calculator, rules, fragment, onRead })
      .then(({ entries, isWhole, sentence }) => {
        const form = note.current?.closest('form');
        if (!form) return;
        refill(form, entries);
        if (isWhole) form.requestSubmit();
        setSaid({ sentence, isRefused: false });
      })
      .catch((error) => setSaid(refusal(error, fragment)))
      .finally(() => onRead(fragment));
  }, [calculator, rules, fragment, onRead]);

  return (
    <p
      ref={note}
      role={said.isRefused ? 'alert' : 'status'}
      className={cn(
        'border-l-4 pl-3 empty:sr-only',
        said.isRefused ? 'border-danger' : 'border-thread',
      )}
    >
      {said.sentence}
      {said.elsewhere && (
        <>
          {' '}
          <a href={said.elsewhere} className="text-link">
            {words.openThere}
          </a>
        </>
      )}
    </p>
  );
}
