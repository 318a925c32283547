'use client';

import { useEffect, useRef, useState } from 'react';
import { unsentMessage } from '@/content/message-forms';
import { MessageWays } from '@/features/contact/message-ways';
import { type FormName, type Words, wordsOf } from '@/features/contact/outgoing';
import type { Outcome } from '@/features/contact/post-message';

type Props = { form: FormName; outcome: Exclude<Outcome, 'sent'> };

function wordsIn(form: HTMLFormElement): Words {
  return wordsOf(
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
  );
}

/** The current content of the form around an element; `null` until first read. */
function useFormWords() {
  const inside = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const read = () => setWords(wordsIn(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  return { inside, words };
}

/** Why the message in the form was not sent, and other ways to send it to the firm. */
export function NotSentNote({ form, outcome }: Props) {
  const { inside, words } = useFormWords();

  return (
    <div ref={inside} data-slot="not-sent" className="grid gap-3 border-danger border-l-4 pl-4">
      <p role="alert">
        <span className="font-semibold text-danger">{unsentMessage[outcome]}</span>{' '}
        {unsentMessage.inForm}
      </p>
      {words && <MessageWays form={form} words={words} />}
    </div>
  );
}
