'use client';

import { useState } from 'react';
import { submitOrFocusError } from '@/components/portal/quotations/focus-error';
import { useReplyDraft } from '@/components/portal/quotations/use-reply-draft';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { fitLine } from '@/lib/portal/thread/fit-text';
import { type Choice, declineReasons, threadLimits } from '@/lib/portal/thread/messages';

const options = Object.entries(declineReasons).map(([value, label]) => ({ value, label }));

const isReason = (value: string): value is keyof typeof declineReasons => value in declineReasons;

type Props = { of: string; isRunning: boolean; onDecline: (choice: Choice) => void };

/** Declines with one of five reasons, or in the client's own words. */
export function Decline({ of, isRunning, onDecline }: Props) {
  const { read, keep } = useReplyDraft(of, 'decline');
  const [reason, words] = [read('reason'), read('words')];
  const [error, setError] = useState<{ reason?: string; words?: string }>({});

  const decline = () => {
    const own = fitLine(words, threadLimits.remark);
    if (!isReason(reason)) setError({ reason: 'Choose a reason' });
    else if (reason === 'other' && own === '') setError({ words: 'Say the reason in a few words' });
    else onDecline({ step: 'declined', reason, words: own });
  };

  return (
    <form
      noValidate
      className="grid gap-3 border-rule border-t pt-4"
      onSubmit={(event) => submitOrFocusError(event, decline)}
    >
      <Field label="Reason" error={error.reason}>
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder="Choose a reason"
            value={reason}
            onChange={(event) => {
              keep('reason', event.target.value);
              setError({});
            }}
          />
        )}
      </Field>
      <Field
        label="In your own words"
        hint={reason === 'other' ? undefined : 'if you like'}
        error={error.words}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={threadLimits.remark}
            value={words}
            onChange={(event) => keep('words', event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        aria-disabled={isRunning}
      >
        Decline
      </Button>
    </form>
  );
}
