'use client';

import type { ReactNode } from 'react';
import { meetsFormRules } from '@/lib/forms/form-rules';
import { quickContactServices } from '@/lib/schemas/contact-options';
import { MessageForm } from './message-form';

/**
 * The home page's form: its fields are required by the browser's own rules. Its children say what
 * to do where it cannot run.
 */
export function QuickContactForm({ children }: { children?: ReactNode }) {
  return (
    <MessageForm
      name="Quick contact"
      draftKey="quick-contact-draft"
      topic="service"
      topicLabel="Service"
      topicPlaceholder="Select Service"
      topicOptions={quickContactServices}
      rows={4}
      meetsRules={meetsFormRules}
    >
      {children}
    </MessageForm>
  );
}
