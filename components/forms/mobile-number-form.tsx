'use client';

import { useEffect, useRef } from 'react';
import { AccessForm } from '@/components/forms/access-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LINE_ROOM } from '@/lib/forms/limits';

type Props = {
  /** The number typed before, if a visitor returns to it; '' for none. */
  earlier: string;
  onSend: (mobile: string) => void;
};

export function MobileNumberForm({ earlier, onSend }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (earlier) field.current?.focus();
  }, [earlier]);

  return (
    <AccessForm onSubmit={() => onSend(field.current?.value.trim() ?? '')}>
      <Field label="Mobile Number">
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="mobile"
            type="tel"
            required
            maxLength={LINE_ROOM}
            // Without a number the field keeps what was typed before script was loaded.
            defaultValue={earlier || undefined}
            autoComplete="tel"
            inputMode="tel"
          />
        )}
      </Field>
      <Button type="submit">Send OTP</Button>
    </AccessForm>
  );
}
