import { type CSSProperties, Fragment, useId } from 'react';
import {
  type Answer,
  isQuestion,
  type Question,
  type TrackDay,
  type WordChanges,
} from '@/components/sheet/answer';
import { AnswerQuestion } from '@/components/sheet/answer-question';
import { AnswerSentence } from '@/components/sheet/answer-sentence';
import { Stamp } from '@/components/sheet/stamp';
import { breakLongAmount, getWrapClass } from '@/components/table/amounts';
import { IS_TODAY } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

type Props = {
  answer: Answer | Question;
  change: WordChanges;
};

export function AnswerCard({ answer, change }: Props) {
  const id = useId();
  const isAsking = isQuestion(answer);
  return (
    <section
      aria-labelledby={id}
      data-slot="answer"
      className={cn(
        '@container/answer relative scroll-mb-5 rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page pt-4.5 pr-4 pb-4.5 pl-8.5 shadow-sheet md:pt-6.5 md:pr-8 md:pb-5.5 md:pl-15 print:shadow-none',
        isAsking && 'print:hidden',
      )}
    >
      <span aria-hidden="true" className="bar-upright absolute -inset-y-px -left-px w-4.5 md:w-7" />
      {isAsking ? (
        <AnswerQuestion {...answer} {...{ id, change }} />
      ) : (
        <AnswerBody {...answer} {...{ id, change }} />
      )}
    </section>
  );
}

function AnswerBody({
  id,
  label,
  figure,
  stamp,
  sentence,
  saving,
  facts = [],
  days = [],
  offer,
  change,
}: Answer & { id: string; change: WordChanges }) {
  return (
    <>
      <h2
        id={id}
        className="font-sans font-semibold text-[1.0625rem] tracking-normal md:text-lg md:leading-snug"
      >
        {label}
      </h2>
      <div className="flex-wrap items-center gap-x-6.5 md:flex">
        <output
          className="answer-figure amount block text-total"
          style={{ '--characters': figure.length } as CSSProperties}
        >
          {figure}
        </output>
        {stamp && <Stamp className="mt-1 mb-2 max-md:ml-0.5">{stamp}</Stamp>}
      </div>
      {sentence === '' ? null : typeof sentence === 'string' ? (
        <p className="mt-1 text-lg leading-snug md:text-[1.1875rem]">{sentence}</p>
      ) : (
        <AnswerSentence {...{ sentence, change }} />
      )}
      {saving && <Stamp className="mt-4 text-[1.375rem]">{saving}</Stamp>}
      {days.length > 0 && <DayTrack days={days} />}
      {facts.length > 0 && (
        <dl className="mt-4 flex flex-wrap justify-between gap-x-6 border-rule-strong border-t not-print:max-md:block md:mt-5 md:pt-3.5 print:mt-2 print:pt-2">
          {facts.map((fact) => (
            <div
              key={fact.label}
              className="flex-wrap items-baseline justify-between gap-x-4 border-rule not-print:max-md:flex not-print:max-md:not-last:border-b not-print:max-md:py-3 not-print:max-md:last:pb-0"
            >
              <dt className="grow basis-20 text-[0.9375rem] text-soft">{fact.label}</dt>
              <dd
                className={cn(
                  'font-semibold tabular-nums max-md:ml-auto max-md:text-right',
                  getWrapClass(fact.value),
                )}
              >
                {fact.before && <StruckValue>{fact.before}</StruckValue>}
                {breakLongAmount(fact.value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {offer && (
        <button
          type="button"
          className="answer-offer"
          onClick={() => change.choose(offer.name, offer.value)}
        >
          <span>
            {offer.label}
            <span className="block font-normal text-[0.9375rem] text-soft">{offer.detail}</span>
          </span>
        </button>
      )}
    </>
  );
}

const StruckValue = ({ children }: { children: string }) => (
  <>
    <s className="answer-struck">
      {children}
      <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M1 11C30 7 66 6 99 5" />
      </svg>
    </s>{' '}
  </>
);

/** Its place while the law is fetched, with a margin for a taller answer. */
export const AwaitedAnswer = (
  <div className="min-h-88 scroll-mb-12 rounded-panel border border-rule-strong bg-page md:min-h-75" />
);

function DayTrack({ days }: { days: readonly TrackDay[] }) {
  return (
    <ol className="day-track">
      {days.map(({ day, text, isNow }) => (
        <li key={day} {...(isNow && { [IS_TODAY]: true })}>
          <span className="font-semibold font-serif text-[1.1875rem] leading-tight">{day}</span>
          <span className="mt-0.5 leading-[1.45] text-soft">
            {text.split(/(₹[\d,.]*\d)/).map((part, index) =>
              index % 2 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                <span key={index} className="amount whitespace-nowrap text-ink">
                  {part}
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Fragment key={index}>{part}</Fragment>
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
