'use client';

import type { ReactNode } from 'react';
import { contactSubjects, linkedSubject } from '@/lib/schemas/contact-options';
import { lazyRules } from './lazy-rules';
import { MessageForm } from './message-form';
import type { Message } from './use-message-form';

const { resolver, fetchRules } = lazyRules<Message>(() =>
  import('@/lib/schemas/contact').then((module) => module.contactSchema),
);

type Props = { delivers: boolean; children?: ReactNode };

/** Its children say what to do where it cannot run. */
export function ContactForm({ delivers, children }: Props) {
  return (
    <MessageForm
      name="Send us a message"
      form="contact"
      delivers={delivers}
      topic="subject"
      topicLabel="Subject"
      topicPlaceholder="Select a subject"
      topicOptions={contactSubjects}
      linkedTopic={linkedSubject}
      rows={5}
      resolver={resolver}
      onFocus={fetchRules}
    >
      {children}
    </MessageForm>
  );
}
