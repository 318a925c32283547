'use client';

import type { ReactNode } from 'react';
import { MessageForm } from '@/components/forms/message-form';
import { quickContactServices } from '@/content/subjects';
import { meetsFormRules } from '@/lib/forms/form-rules';

type Props = { delivers: boolean; children?: ReactNode };

/**
 * The home page's form, whose fields are required by the browser's own rules. `children` say what
 * to do if it cannot run.
 */
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
      meetsRules={meetsFormRules}
    >
      {children}
    </MessageForm>
  );
}
