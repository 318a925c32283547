'use client';

import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { AccessForm } from '@/components/forms/access-form';
import { useOpenArea } from '@/components/forms/use-open-area';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { access } from '@/content/access';

type Props = { mobile: string; onBack: () => void };

/** In digits; the codes of Indian banks and portals have four to eight. */
const LONGEST_OTP = 8;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, LONGEST_OTP);

/** Removes everything but digits from the field, and keeps the caret's place among them. */
function keepDigits({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
  const digits = digitsOf(field.value);
  if (digits === field.value) return;
  const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

export function OtpForm({ mobile, onBack }: Props) {
  const { open, isOpening } = useOpenArea();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <AccessForm onSubmit={open}>
      <p id={noteId} className="text-soft wrap-anywhere">
        {mobile}. {access.login.otp}
      </p>
      <Field label="OTP">
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="otp"
            required
            onChange={keepDigits}
            autoComplete="one-time-code"
            inputMode="numeric"
            aria-describedby={noteId}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isOpening}>
        Verify OTP
      </Button>
      <Button variant="outline" onClick={onBack}>
        Back to Mobile Number
      </Button>
    </AccessForm>
  );
}
