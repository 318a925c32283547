'use client';

import { type FormEvent, useEffect, useId } from 'react';
import { AccessForm } from '@/components/forms/access-form';
import { FormLine } from '@/components/forms/form-line';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useOpenArea } from '@/components/forms/use-open-area';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { otpSchema } from '@/lib/forms/access';

type Props = { mobile: string; onBack: () => void };

/** In digits; the codes of Indian banks and portals have four to eight. */
const LONGEST_OTP = 8;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, LONGEST_OTP);

/** Removes everything but digits from the field, and keeps the caret's place among them. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const digits = digitsOf(field.value);
  if (digits === field.value) return;
  const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

export function OtpForm({ mobile, onBack }: Props) {
  const form = useCheckedForm(otpSchema);
  const { open, isOpening } = useOpenArea();
  const noteId = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  return (
    <AccessForm onSubmit={form.submit(open)}>
      <p id={noteId} className="text-soft wrap-anywhere">
        {mobile}. {access.login.otp}
      </p>
      <FormLine
        form={form}
        name="otp"
        label="OTP"
        onInput={keepDigits}
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-describedby={noteId}
      />
      <Button type="submit" aria-disabled={isOpening}>
        Verify OTP
      </Button>
      <Button variant="outline" onClick={onBack}>
        Back to Mobile Number
      </Button>
    </AccessForm>
  );
}
