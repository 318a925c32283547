import type { ComponentProps } from 'react';
import { ScriptFailed } from '@/components/layout/script-failed';
import { access } from '@/content/access';
import { READY } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

/**
 * `method="dialog"` outside a dialog makes a submit before script do nothing, so that no password
 * ends up in the address bar.
 */
export function AccessForm({ className, children, ...form }: ComponentProps<'form'>) {
  return (
    <form
      method="dialog"
      noValidate
      {...{ [READY]: '' }}
      className={cn('grid gap-5', className)}
      {...form}
    >
      {children}
      <noscript>
        <p className="border-gold border-l-4 pl-3 text-soft">{access.noScript}</p>
      </noscript>
      <ScriptFailed>{access.scriptFailed}</ScriptFailed>
    </form>
  );
}
