'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { FormLine } from '@/components/form/form-line';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect, type Option } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { messageNews } from '@/content/message-forms';
import { type MessageFormOptions, useMessageForm } from '@/features/contact/use-message-form';
import { STORED } from '@/lib/browser/attributes';
import { createStorageKey } from '@/lib/browser/storage-names';
import { MESSAGE_ROOM } from '@/lib/forms/limits';

type Props = MessageFormOptions & {
  name: string;
  topicLabel: string;
  topicPlaceholder: string;
  topicOptions: readonly Option[];
  rows: number;
  children?: ReactNode;
};

const person = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

/**
 * The layout of both message forms. `method="dialog"` outside a dialog makes a submit before script
 * do nothing, so that nothing typed ends up in the address bar. While a message is being sent its
 * fields cannot be changed, since the reset would empty them.
 */
export function MessageForm(props: Props) {
  const { name, topic, topicLabel, topicPlaceholder, topicOptions, rows } = props;
  const { form, submit, draftKey, note, isSending } = useMessageForm(props);
  const { errors } = form.formState;
  const button = useRef<HTMLButtonElement>(null);
  const still = { readOnly: isSending, className: isSending ? 'text-soft' : '' };

  useEffect(() => {
    // A disabled button loses the focus.
    if (isSending) return () => focusIfLost(button.current);
  }, [isSending]);

  return (
    <form
      method="dialog"
      noValidate
      {...{ [STORED]: createStorageKey(draftKey) }}
      aria-label={name}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
    >
      {person.map((line) => (
        <FormLine key={line.name} form={form} {...line} {...still} />
      ))}
      <Field label={topicLabel} error={errors[topic]?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            {...form.register(topic)}
            required
            disabled={isSending}
            placeholder={topicPlaceholder}
            options={topicOptions}
          />
        )}
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            {...form.register('message')}
            {...still}
            required
            maxLength={MESSAGE_ROOM}
            rows={rows}
          />
        )}
      </Field>
      {props.children}
      {!props.delivers && (
        <p className="border-gold border-l-4 pl-3 sm:col-span-2">{messageNews.preview}</p>
      )}
      <div className="grid justify-items-start gap-5 sm:col-span-2">
        <Button ref={button} type="submit" disabled={isSending} className="max-sm:w-full">
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
        <div role="status" className="empty:hidden">
          {note}
        </div>
      </div>
    </form>
  );
}

function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
