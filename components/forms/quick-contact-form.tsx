'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type QuickContactMessage, quickContactServices } from '@/lib/schemas/contact-options';
import { MessageForm } from './message-form';
import { useMessageForm } from './use-message-form';

/**
 * The home page's form: its fields are required by the browser's own rules. Its children say what
 * to do where it cannot run.
 */
export function QuickContactForm({ children }: { children?: ReactNode }) {
  const { register, submit, saveDraft, isSending } =
    useMessageForm<QuickContactMessage>('quick-contact-draft');

  return (
    <MessageForm
      aria-label="Quick contact"
      submitLabel="Send message"
      isSending={isSending}
      onSubmit={submit}
      onInput={saveDraft}
    >
      <Field label="Name">
        {(control) => <Input {...control} {...register('name')} required autoComplete="name" />}
      </Field>
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Field label="Phone">
        {(control) => (
          <Input {...control} {...register('phone')} type="tel" required autoComplete="tel" />
        )}
      </Field>
      <Field label="Service">
        {(control) => (
          <Select
            {...control}
            {...register('service')}
            required
            placeholder="Select Service"
            options={quickContactServices}
          />
        )}
      </Field>
      <Field label="Message" className="sm:col-span-2">
        {(control) => <Textarea {...control} {...register('message')} required rows={4} />}
      </Field>
      {children}
    </MessageForm>
  );
}
