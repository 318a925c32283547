'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import {
  type AnswerMessage,
  type Choice,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { createTabDraft } from '@/lib/forms/drafts';
import { isBlank } from '@/lib/forms/limits';
import { fitLine, fitText } from '@/lib/text/fit-text';

type Props = {
  draftName: string;
  lines: AnswerMessage['lines'];
  isRunning: boolean;
  onAsk: (choice: Choice) => void;
};

type Fields = Record<string, string>;

const NAMELESS = 'Say what should change on at least one line';

/** `words`, and `line 1` and so on for the wish on each line. */
const changeSchema = z
  .record(z.string(), z.string())
  .check(z.refine((fields) => createChoice(fields) !== null, { error: NAMELESS, path: ['words'] }));

function createChoice({ words: remark = '', ...lines }: Fields): Choice | null {
  const wishes = Object.entries(lines).flatMap(([name, wish]) => {
    const fitting = fitLine(wish, threadLimits.remark);
    return !isBlank(fitting) ? [{ line: Number(name.slice('line '.length)), words: fitting }] : [];
  });
  const whole = fitText(remark, threadLimits.notes);
  return wishes.length === 0 && isBlank(whole) ? null : { step: 'change', wishes, words: whole };
}

export function AskForChange({ draftName, lines, isRunning, onAsk }: Props) {
  const form = useCheckedForm<Fields>(changeSchema);
  const [empty] = useState(() =>
    Object.fromEntries(
      [...lines.map((_, index) => `line ${index + 1}`), 'words'].map((name) => [name, '']),
    ),
  );
  useDraft(createTabDraft<Fields>('replies', `${draftName} change`), form, empty);
  const ask = form.submit((fields) => {
    const choice = createChoice(fields);
    if (choice) onAsk(choice);
  });

  return (
    <form noValidate className="grid gap-3 border-rule border-t pt-4" onSubmit={ask}>
      {lines.map(({ service }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer never move
        <Field key={index} label={`${index + 1}. ${service}`} className="wrap-anywhere">
          {(control) => (
            <Input
              {...control}
              placeholder="No change"
              maxLength={threadLimits.remark}
              {...form.register(`line ${index + 1}`, { deps: 'words' })}
            />
          )}
        </Field>
      ))}
      <Field label="Anything else" error={form.formState.errors.words?.message}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20"
            maxLength={threadLimits.notes}
            {...form.register('words')}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        aria-disabled={isRunning}
      >
        Ask for this change
      </Button>
    </form>
  );
}
