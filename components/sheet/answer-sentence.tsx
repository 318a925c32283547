'use client';

import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SentenceParts, Word, WordChanges, WordChoice } from '@/components/sheet/answer';
import { SelectOptions } from '@/components/ui/native-select';
import { WORD } from '@/lib/browser/attributes';

type Props = {
  sentence: SentenceParts;
  change: WordChanges;
};

export const listChangeable = (sentence: SentenceParts): readonly Word[] =>
  sentence.filter((part) => typeof part !== 'string');

export function AnswerSentence({ sentence, change }: Props) {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const missing = listChangeable(sentence).find((word) => word.isMissing)?.name ?? null;
  const [opened, setOpened] = useState(missing);
  useEffect(() => {
    if (missing !== null) setOpened(missing);
  }, [missing]);
  const close = () => {
    setOpened(null);
    if (opened !== null) buttons.current.get(opened)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (opened === null || (event.key !== 'Escape' && !endsTyping(event))) return;
    event.preventDefault();
    close();
  };
  return (
    <>
      <p className="answer-sentence">
        {joinPunctuation(sentence).map(({ part, after }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: plain text has nothing to keep
          if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
          const isOpen = opened === part.name;
          const word = part.isSelect ? (
            <span className="answer-select">
              <select
                aria-label={part.question}
                data-word={part.name}
                className="answer-word"
                defaultValue={part.value}
                onChange={({ target }) => change.choose(part.name, target.value)}
              >
                <SelectOptions options={part.choices ?? []} />
              </select>
            </span>
          ) : (
            <button
              ref={(button) => {
                if (button) buttons.current.set(part.name, button);
                else buttons.current.delete(part.name);
              }}
              type="button"
              {...{ [WORD]: part.name }}
              aria-expanded={isOpen}
              aria-controls={id + part.name}
              className="answer-word print:inline!"
              onClick={() => setOpened(isOpen ? null : part.name)}
              onKeyDown={onKeyDown}
            >
              {part.text}
            </button>
          );
          return (
            <span key={part.name} className="whitespace-nowrap">
              {word}
              {after}
            </span>
          );
        })}
      </p>
      {listChangeable(sentence).map(
        (word) =>
          word.isSelect || (
            <fieldset
              key={word.name}
              id={id + word.name}
              hidden={opened !== word.name}
              className="answer-box"
              onKeyDown={onKeyDown}
            >
              {opened === word.name && <WordBox {...{ word, change, close }} />}
            </fieldset>
          ),
      )}
    </>
  );
}

const TYPED_FIELD = 'input:not([type=radio],[type=checkbox])';

/** Enter in the last field of a box, unless nothing is typed or the box says what is wrong with it. */
function endsTyping({ key, target, currentTarget }: KeyboardEvent): boolean {
  const last = [...currentTarget.querySelectorAll<HTMLInputElement>(TYPED_FIELD)].at(-1);
  return (
    key === 'Enter' && target === last && last.value !== '' && !last.matches('[aria-invalid=true]')
  );
}

function joinPunctuation(sentence: SentenceParts) {
  return sentence.flatMap((part, index): { part: string | Word; after: string }[] => {
    const before = sentence[index - 1];
    const next = sentence[index + 1];
    if (typeof part !== 'string') {
      return [{ part, after: typeof next === 'string' ? (/^[,.;:]/.exec(next)?.[0] ?? '') : '' }];
    }
    const text = before === undefined ? part : part.replace(/^[,.;:]/, '');
    return text === '' ? [] : [{ part: text, after: '' }];
  });
}

const includes = ({ value, others }: WordChoice, chosen: string | undefined) =>
  others ? others.options.some((option) => option.value === chosen) : value === chosen;

type BoxProps = { word: Word; change: WordChanges; close: () => void };

function WordBox({ word, change, close }: BoxProps) {
  const { name, question, value, choices = [], fields, isMissing } = word;
  const wasMissing = useRef(isMissing);
  const chosenIndex = choices.findIndex((choice) => includes(choice, value));
  const head = useRef<HTMLDivElement>(null);
  const group = useId();
  // Arrow keys walk through the radios, and each step is a choice: it does not close the box.
  const isWalking = useRef(false);
  useEffect(() => {
    const box = head.current?.closest('fieldset');
    const field = box?.querySelector<HTMLInputElement>(TYPED_FIELD);
    const chosen = box?.querySelector<HTMLInputElement>('.answer-radio:checked');
    const first = wasMissing.current ? field : (chosen ?? field);
    first?.focus({ preventScroll: true });
    box?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  // A field in the box may change the choice too.
  useEffect(() => {
    const radios = head.current
      ?.closest('fieldset')
      ?.querySelectorAll<HTMLInputElement>('.answer-radio');
    for (const [index, radio] of (radios ?? []).entries()) radio.checked = index === chosenIndex;
  }, [chosenIndex]);
  const onKeyDown = (event: KeyboardEvent) => {
    isWalking.current = event.key.startsWith('Arrow');
    if (event.key === 'Enter') {
      event.preventDefault();
      close();
    }
  };
  return (
    <>
      <legend className="sr-only">{question}</legend>
      <div ref={head} className="answer-box-head">
        <span aria-hidden="true">{question}</span>
        <button type="button" className="text-link min-h-11 px-2 text-base" onClick={close}>
          Close
        </button>
      </div>
      {choices.map((choice) => {
        const { others } = choice;
        const isChosen = includes(choice, value);
        return (
          <label key={choice.value} className="answer-choice">
            <input
              type="radio"
              name={group}
              value={choice.value}
              defaultChecked={isChosen}
              className="answer-radio"
              onKeyDown={onKeyDown}
              onKeyUp={() => {
                isWalking.current = false;
              }}
              onChange={() => change.choose(name, isChosen && value ? value : choice.value)}
              onClick={() => {
                if (!isWalking.current && !others) close();
              }}
            />
            <ChoiceText choice={choice}>
              {others && (
                <select
                  aria-label={others.label}
                  className="mt-1 h-11 rounded-control border border-field bg-blank px-2.5"
                  defaultValue={isChosen ? value : choice.value}
                  onChange={({ currentTarget }) => {
                    const radio = currentTarget.closest('label')?.querySelector('input');
                    if (radio) radio.checked = true;
                    change.choose(name, currentTarget.value);
                  }}
                >
                  <SelectOptions options={others.options} />
                </select>
              )}
            </ChoiceText>
            <ChoiceCost
              cost={change.getCost(name, others && isChosen && value ? value : choice.value)}
              isOpen={others !== undefined && !isChosen}
            />
          </label>
        );
      })}
      {fields && (
        <div className="grid gap-4 border-rule border-t p-4 first-of-type:border-t-0">
          {change.renderFields(fields)}
        </div>
      )}
    </>
  );
}

type TextProps = { choice: WordChoice; children?: React.ReactNode };

const ChoiceText = ({ choice: { label, detail }, children }: TextProps) => (
  <span>
    <span className="block font-semibold text-[1.0625rem]">{label}</span>
    {detail && <span className="block text-[0.9375rem] text-soft">{detail}</span>}
    {children}
  </span>
);

type CostProps = {
  cost: ReturnType<WordChanges['getCost']>;
  isOpen?: boolean;
};

function ChoiceCost({ cost, isOpen = false }: CostProps) {
  if (isOpen) return <span className="answer-cost text-[0.9375rem] text-soft">Choose</span>;
  if (!cost) return <span />;
  return (
    <span className="answer-cost">
      <span className="amount text-[1.1875rem]">{cost.figure}</span>
      {cost.when && <span className="text-[0.9375rem] text-soft">{cost.when}</span>}
    </span>
  );
}
