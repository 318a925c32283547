'use client';

import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type Props = Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'children'> & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  isSending: boolean;
  action?: never;
  submitLabel: string;
  children: ReactNode;
};

/**
 * The frame of both message forms. `method="dialog"` outside a dialog makes a submit before
 * script do nothing at all, so that what was typed never ends up in the address bar.
 */
export function MessageForm({ isSending, submitLabel, children, ...form }: Props) {
  return (
    <form method="dialog" className="grid gap-5 sm:grid-cols-2" {...form}>
      {children}
      <div className="sm:col-span-2">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : submitLabel}
        </Button>
      </div>
    </form>
  );
}
