'use client';

import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ScriptFailed } from '@/components/ui/script-failed';
import { site } from '@/content/site';

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
      <noscript className="sm:col-span-2">
        <p className="border-thread border-l-4 pl-3 text-soft">
          This form needs JavaScript. Please call {site.phones[0].display} or write to{' '}
          {site.emails[0].address} instead.
        </p>
      </noscript>
      <ScriptFailed className="sm:col-span-2">
        Part of this form did not load. Please reload the page, or call {site.phones[0].display} or
        write to {site.emails[0].address} instead.
      </ScriptFailed>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : submitLabel}
        </Button>
      </div>
    </form>
  );
}
