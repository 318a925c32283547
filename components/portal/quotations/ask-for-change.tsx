'use client';

import { useState } from 'react';
import { submitOrFocusError } from '@/components/portal/quotations/focus-error';
import { useReplyDraft } from '@/components/portal/quotations/use-reply-draft';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { fitLine, fitText } from '@/lib/portal/thread/fit-text';
import { type AnswerMessage, type Choice, threadLimits } from '@/lib/portal/thread/messages';

type Props = {
  /** The answer that is replied to. */
  of: string;
  lines: AnswerMessage['lines'];
  isRunning: boolean;
  onAsk: (choice: Choice) => void;
};

/** Fields for a wish on each line, and one on the whole. */
export function AskForChange({ of, lines, isRunning, onAsk }: Props) {
  const { read, keep } = useReplyDraft(of, 'change');
  const words = read('words');
  const wishOf = (index: number) => read(`line ${index + 1}`);
  const [error, setError] = useState<string>();

  const ask = () => {
    const said = lines.flatMap((_, index) => {
      const wish = fitLine(wishOf(index), threadLimits.remark);
      return wish ? [{ line: index + 1, words: wish }] : [];
    });
    const whole = fitText(words, threadLimits.notes);
    if (said.length === 0 && whole === '') setError('Say what should change on at least one line');
    else onAsk({ step: 'change', wishes: said, words: whole });
  };

  return (
    <form
      noValidate
      className="grid gap-3 border-rule border-t pt-4"
      onSubmit={(event) => submitOrFocusError(event, ask)}
    >
      {lines.map(({ service }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer never move
        <Field key={index} label={`${index + 1}. ${service}`} className="wrap-anywhere">
          {(control) => (
            <Input
              {...control}
              placeholder="No change"
              maxLength={threadLimits.remark}
              value={wishOf(index)}
              onChange={(event) => {
                keep(`line ${index + 1}`, event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      ))}
      <Field label="Anything else" error={error}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20"
            maxLength={threadLimits.notes}
            value={words}
            onChange={(event) => {
              keep('words', event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        aria-disabled={isRunning}
      >
        Ask for this change
      </Button>
    </form>
  );
}
