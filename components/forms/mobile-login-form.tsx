'use client';

import { useState } from 'react';
import { MobileNumberForm } from '@/components/forms/mobile-number-form';
import { OtpForm } from '@/components/forms/otp-form';

/** Two steps: the number, then the code; Back returns to the number as typed. */
export function MobileLoginForm() {
  const [mobile, setMobile] = useState('');
  const [step, setStep] = useState<'number' | 'otp'>('number');

  if (step === 'otp') return <OtpForm mobile={mobile} onBack={() => setStep('number')} />;
  return (
    <MobileNumberForm
      earlier={mobile}
      onSend={(number) => {
        setMobile(number);
        setStep('otp');
      }}
    />
  );
}
