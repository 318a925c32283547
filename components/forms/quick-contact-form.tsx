'use client';

import type { ReactNode } from 'react';
import { MessageForm } from '@/components/forms/message-form';
import { quickContactServices } from '@/lib/forms/contact-options';
import { meetsFormRules } from '@/lib/forms/form-rules';

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
