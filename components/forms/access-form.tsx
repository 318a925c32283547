import type { ComponentProps, ReactNode } from 'react';
import { access } from '@/content/access';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'> & { children: ReactNode };

/**
 * `method="dialog"` outside a dialog makes a submit before script do nothing at all, so that no
 * password ends up in the address bar.
 */
export function AccessForm({ className, children, ...form }: Props) {
  return (
    <form method="dialog" className={cn('grid gap-5', className)} {...form}>
      {children}
      <noscript>
        <p className="border-thread border-l-4 pl-3 text-soft">{access.noScript}</p>
      </noscript>
    </form>
  );
}
