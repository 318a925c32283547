'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { unsentMessage } from '@/content/message-forms';
import { site } from '@/content/site';
import { letter, messageLinks } from '@/lib/forms/message-links';
import { type FormName, type Words, wordsOf } from '@/lib/forms/outgoing';
import type { Outcome } from '@/lib/forms/post-message';

type Props = { form: FormName; outcome: Exclude<Outcome, 'sent'> };

const [{ address: email }] = site.emails;

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
  const links = words && messageLinks({ form, ...words }, { email, whatsapp: site.whatsapp.href });

  return (
    <div ref={inside} data-slot="not-sent" className="grid gap-3 border-danger border-l-4 pl-4">
      <p role="alert">
        <span className="font-semibold text-danger">{unsentMessage[outcome]}</span>{' '}
        {unsentMessage.inForm}
      </p>
      {links && (
        <p className="flex flex-wrap gap-x-5">
          <a href={links.mail} className="inline-flex min-h-10 items-center underline">
            Send it by email
          </a>
          <a
            href={links.whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-10 items-center underline"
          >
            Send it on WhatsApp
          </a>
        </p>
      )}
      {links && words && !links.isWhole && <CopyText text={letter({ form, ...words })} />}
    </div>
  );
}

/** For a message that is too long for a link. */
function CopyText({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof unsentMessage.copy>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
      <span role="status">{unsentMessage.copy[state]}</span>
      <Button variant="quiet" size="small" onClick={copy}>
        Copy the message
      </Button>
    </p>
  );
}
