'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { ContactMessage } from '@/lib/schemas/contact';
import { contactSubjects } from '@/lib/schemas/contact-options';
import { lazyRules } from './lazy-rules';
import { MessageForm } from './message-form';
import { useMessageForm } from './use-message-form';

const { resolver, fetchRules } = lazyRules<ContactMessage>(() =>
  import('@/lib/schemas/contact').then((module) => module.contactSchema),
);

/** Its children say what to do where it cannot run. */
export function ContactForm({ children }: { children?: ReactNode }) {
  const { register, formState, submit, saveDraft, isSending } = useMessageForm<ContactMessage>(
    'contact-draft',
    { resolver },
  );
  const { errors } = formState;

  return (
    <MessageForm
      aria-label="Send us a message"
      noValidate
      submitLabel="Send message"
      isSending={isSending}
      onSubmit={submit}
      onInput={saveDraft}
      onFocus={fetchRules}
    >
      <Field label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} required autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
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
      <Field label="Phone" error={errors.phone?.message}>
        {(control) => (
          <Input {...control} {...register('phone')} type="tel" required autoComplete="tel" />
        )}
      </Field>
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('subject')}
            required
            placeholder="Select a subject"
            options={contactSubjects}
          />
        )}
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...register('message')} required rows={5} />}
      </Field>
      {children}
    </MessageForm>
  );
}
