'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { unsentMessage } from '@/content/message-forms';
import { site } from '@/content/site';
import { letter, messageLinks } from '@/features/contact/message-links';
import type { FormName, Words } from '@/features/contact/outgoing';

const [{ address: email }] = site.emails;
const [phone] = site.phones;
const linkClasses = 'inline-flex min-h-10 items-center underline';

type Props = {
  form: FormName;
  words: Words;
  /** With the telephone too. */
  hasCall?: boolean;
};

/** Links with which a visitor sends a message: they carry what was typed. */
export function MessageWays({ form, words, hasCall = false }: Props) {
  const links = messageLinks({ form, ...words }, { email, whatsapp: site.whatsapp.href });
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
      {!links.isWhole && <CopyText text={letter({ form, ...words })} />}
    </>
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
      <Button variant="outline" size="sm" onClick={copy}>
        Copy the message
      </Button>
    </p>
  );
}
