'use client';

import { useEffect, useRef } from 'react';
import { messageNews } from '@/content/message-forms';
import { site } from '@/content/site';

const [phone] = site.phones;
const linkClasses = 'inline-flex min-h-10 items-center underline';

/** Says that nothing was sent, in view beside the notice of the specification, and what reaches us. */
export function KeptNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={note} className="border-gold border-l-4 pl-4">
      <p className="font-semibold">{messageNews.kept}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href={phone.href} className={linkClasses}>
          Call {phone.display}
        </a>
        <a
          href={site.whatsapp.href}
          target="_blank"
          rel="noopener noreferrer"
          className={linkClasses}
        >
          WhatsApp
        </a>
      </p>
    </div>
  );
}
