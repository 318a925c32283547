'use client';

import type { ReactNode } from 'react';
import { MessageForm } from '@/components/forms/message-form';
import { contactSubjects } from '@/content/subjects';
import { linkedMessage } from '@/lib/browser/linked-message';
import { contactSchema } from '@/lib/forms/contact';
import { linkedSubject } from '@/lib/forms/contact-options';

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
