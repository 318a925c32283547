'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type ContactMessage, contactSchema, contactSubjects } from '@/lib/schemas/contact';
import { MessageForm } from './message-form';
import { useMessageForm } from './use-message-form';

export function ContactForm() {
  const { register, formState, submit, saveDraft, isSending } = useMessageForm<ContactMessage>(
    'contact-draft',
    { resolver: zodResolver(contactSchema) },
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
    </MessageForm>
  );
}
