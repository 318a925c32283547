'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AccessForm } from '@/components/forms/access-form';
import { FormLine } from '@/components/forms/form-line';
import { OtpForm } from '@/components/forms/otp-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { mobileSchema } from '@/lib/forms/access';

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
