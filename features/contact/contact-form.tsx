'use client';

import type { ReactNode } from 'react';
import { contactSubjects } from '@/content/subjects';
import { contactFormSchema } from '@/features/contact/contact';
import { MessageForm } from '@/features/contact/message-form';
import { parsePrefilledMessage } from '@/lib/browser/prefilled-message';
import { parseLinkedSubject } from '@/lib/content/contact-options';

const parseLinkedFields = (query: string) => ({
  subject: parseLinkedSubject(query),
  message: parsePrefilledMessage(query),
});

type Props = { delivers: boolean; children?: ReactNode };

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
      linked={parseLinkedFields}
      rows={5}
      schema={contactFormSchema}
    >
      {children}
    </MessageForm>
  );
}
