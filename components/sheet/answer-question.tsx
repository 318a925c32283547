'use client';

import { useState } from 'react';
import type { Question, WordChanges } from '@/components/sheet/answer';
import { cn } from '@/lib/utils';

const FEW = 4;

type Props = Question & {
  id: string;
  change: WordChanges;
};

export function AnswerQuestion({ id, name, question, why, choices, change }: Props) {
  const [areShown, setAreShown] = useState(false);
  const isList = choices.length > FEW;
  return (
    <>
      <p className="font-semibold text-base md:text-lg">One question before we answer</p>
      <h2 id={id} className="mt-1 text-[1.875rem] md:mt-1.5 md:text-[2.125rem]">
        {question}
      </h2>
      <p className="mt-1.5 max-w-[36em] text-soft md:mt-1 md:text-[1.0625rem]">{why}</p>
      <fieldset
        aria-labelledby={id}
        className={cn(
          'mt-3.5 grid md:mt-5',
          isList
            ? 'grid-cols-2 overflow-clip rounded-panel border border-field'
            : 'gap-2.5 md:grid-cols-2 md:gap-3.5',
        )}
      >
        {choices.map(({ value, label, detail }) => {
          const cost = areShown ? change.getCost(name, value) : null;
          return (
            <button
              key={value}
              type="button"
              className={isList ? 'answer-pick-row' : 'answer-pick'}
              onClick={() => change.choose(name, value)}
            >
              <span
                className={cn(
                  'text-ink',
                  !isList && 'font-semibold font-serif text-[1.3125rem] leading-tight',
                )}
              >
                {label}
              </span>
              {detail && <span>{detail}</span>}
              {cost && (
                <span>
                  <span className={cn('amount text-total', !isList && 'text-[1.3125rem]')}>
                    {cost.figure}
                  </span>{' '}
                  {cost.when}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      <button
        type="button"
        aria-expanded={areShown}
        className="text-link mt-2 min-h-11 font-semibold"
        onClick={() => setAreShown(!areShown)}
      >
        {choices.length > 2 ? 'Not sure? See all answers' : 'Not sure? See both answers'}
      </button>
    </>
  );
}
