'use client';

import type { ReactNode } from 'react';
import { contactSubjects } from '@/content/subjects';
import { contactSchema } from '@/features/contact/contact';
import { MessageForm } from '@/features/contact/message-form';
import { linkedMessage } from '@/lib/browser/linked-message';
import { linkedSubject } from '@/lib/content/contact-options';

const linkedFields = (query: string) => ({
  subject: linkedSubject(query),
  message: linkedMessage(query),
});

type Props = { delivers: boolean; children?: ReactNode };

/** The contact form; `children` say what to do if it cannot run. */
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
      linked={linkedFields}
      rows={5}
      schema={contactSchema}
    >
      {children}
    </MessageForm>
  );
}
