'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { mobileSchema, otpSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { openArea } from '@/features/access/open-area';
import { withPlainDigits } from '@/lib/text/characters';

/** Two steps: the number, then the code; Back returns to the number as typed. */
export function MobileLoginForm() {
  const form = useCheckedForm(mobileSchema);
  const [asked, setAsked] = useState('');

  const goBack = () => {
    flushSync(() => setAsked(''));
    form.setFocus('mobile');
  };

  if (asked) return <OtpForm mobile={asked} onBack={goBack} />;
  return (
    <AccessForm onSubmit={form.submit(({ mobile }) => setAsked(mobile))}>
      <FormLine
        form={form}
        name="mobile"
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <Button type="submit">Send OTP</Button>
    </AccessForm>
  );
}

type OtpProps = { mobile: string; onBack: () => void };

/** In digits; the codes of Indian banks and portals have four to eight. */
const LONGEST_OTP = 8;

const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '').slice(0, LONGEST_OTP);

/** Leaves only digits in the field, those of other scripts as 0 to 9, with the caret in its place. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const digits = digitsOf(field.value);
  if (digits === field.value) return;
  const caret = digitsOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

function OtpForm({ mobile, onBack }: OtpProps) {
  const form = useCheckedForm(otpSchema);
  const noteId = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  return (
    <AccessForm onSubmit={form.submit(openArea)}>
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
      <Button type="submit">Verify OTP</Button>
      <Button variant="secondary" onClick={onBack}>
        Back to Mobile Number
      </Button>
    </AccessForm>
  );
}
