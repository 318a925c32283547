'use client';

import type { ReactNode } from 'react';
import { quickContactServices } from '@/content/subjects';
import { quickContactSchema } from '@/features/contact/contact';
import { MessageForm } from '@/features/contact/message-form';

type Props = { delivers: boolean; children?: ReactNode };

export function QuickContactForm({ delivers, children }: Props) {
  return (
    <MessageForm
      name="Quick contact"
      form="quick-contact"
      delivers={delivers}
      topic="service"
      topicLabel="Service"
      topicPlaceholder="Select Service"
      topicOptions={quickContactServices}
      rows={4}
      schema={quickContactSchema}
    >
      {children}
    </MessageForm>
  );
}
