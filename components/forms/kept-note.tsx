'use client';

import { useEffect, useRef } from 'react';
import { MessageWays } from '@/components/forms/message-ways';
import { messageNews } from '@/content/message-forms';
import { letter } from '@/lib/forms/message-links';
import type { FormName, Words } from '@/lib/forms/outgoing';

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
