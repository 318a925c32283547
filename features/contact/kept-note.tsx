'use client';

import { useEffect, useRef } from 'react';
import { messageNews } from '@/content/message-forms';
import { letter } from '@/features/contact/message-links';
import { MessageWays } from '@/features/contact/message-ways';
import type { FormName, Words } from '@/features/contact/outgoing';

type Props = { form: FormName; words: Words };

/**
 * Says that nothing was sent, in view beside the notice of the specification. The form is empty by
 * then, so the message is here, and in the links that bring it to us.
 */
export function KeptNote({ form, words }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={note} className="grid gap-3 border-gold border-l-4 pl-4">
      <p className="font-semibold">{messageNews.kept}</p>
      <p data-slot="kept-message" className="whitespace-pre-line text-soft wrap-anywhere">
        {letter({ form, ...words })}
      </p>
      <MessageWays form={form} words={words} hasCall />
    </div>
  );
}
