'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messageNews, unsentMessage } from '@/content/message-forms';
import { site } from '@/content/site';
import { createMessageLinks, formatLetter } from '@/features/contact/message-links';
import { type FormName, normaliseFormValues, type TypedMessage } from '@/features/contact/outgoing';
import type { Outcome } from '@/features/contact/post-message';

type Props = { form: FormName; outcome: Exclude<Outcome, 'sent'> };

function readTypedMessage(form: HTMLFormElement): TypedMessage {
  return normaliseFormValues(
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
  );
}

/** The current content of the form around an element; `null` until first read. */
function useTypedMessage() {
  const inside = useRef<HTMLDivElement>(null);
  const [typed, setWords] = useState<TypedMessage | null>(null);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const read = () => setWords(readTypedMessage(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  return { inside, words: typed };
}

export function NotSentNote({ form, outcome }: Props) {
  const { inside, words: typed } = useTypedMessage();

  return (
    <div ref={inside} data-slot="not-sent" className="grid gap-3 border-danger border-l-4 pl-4">
      <p role="alert">
        <span className="font-semibold text-danger">{unsentMessage[outcome]}</span>{' '}
        {unsentMessage.inForm}
      </p>
      {typed && <MessageWays form={form} typed={typed} />}
    </div>
  );
}

type KeptProps = { form: FormName; typed: TypedMessage };

/**
 * Says that nothing was sent, in view beside the notice of the specification. The form is empty by
 * then, so the message is here, and in the links that bring it to us.
 */
export function StoredNote({ form, typed }: KeptProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={note} className="grid gap-3 border-gold border-l-4 pl-4">
      <p className="font-semibold">{messageNews.kept}</p>
      <p data-slot="kept-message" className="whitespace-pre-line text-soft wrap-anywhere">
        {formatLetter({ form, ...typed })}
      </p>
      <MessageWays form={form} typed={typed} hasCall />
    </div>
  );
}

const [{ address: email }] = site.emails;
const [phone] = site.phones;
const linkClasses = 'inline-flex min-h-10 items-center underline';

type WaysProps = {
  form: FormName;
  typed: TypedMessage;
  hasCall?: boolean;
};

function MessageWays({ form, typed, hasCall = false }: WaysProps) {
  const links = createMessageLinks({ form, ...typed }, { email, whatsapp: site.whatsapp.href });
  return (
    <>
      <p className="flex flex-wrap gap-x-5">
        <a href={links.mail} className={linkClasses}>
          Send it by email
        </a>
        <a href={links.whatsapp} target="_blank" rel="noopener noreferrer" className={linkClasses}>
          Send it on WhatsApp
        </a>
        {hasCall && (
          <a href={phone.href} className={linkClasses}>
            Call {phone.display}
          </a>
        )}
      </p>
      {!links.isWhole && <CopyText text={formatLetter({ form, ...typed })} />}
    </>
  );
}

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
      <Button variant="outline" size="sm" onClick={copy}>
        Copy the message
      </Button>
    </p>
  );
}
