import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { ScriptFailed } from '@/components/layout/script-failed';
import { access } from '@/content/access';
import { meetsFormRules } from '@/lib/forms/form-rules';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  /** Called once the fields pass the form rules. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/**
 * `method="dialog"` outside a dialog makes a submit before script do nothing, so that no password
 * ends up in the address bar.
 */
export function AccessForm({ className, onSubmit, children, ...form }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (meetsFormRules(event.currentTarget)) onSubmit(event);
  };

  return (
    <form
      method="dialog"
      noValidate
      className={cn('grid gap-5', className)}
      onSubmit={submit}
      {...form}
    >
      {children}
      <noscript>
        <p className="border-thread border-l-4 pl-3 text-soft">{access.noScript}</p>
      </noscript>
      <ScriptFailed>{access.scriptFailed}</ScriptFailed>
    </form>
  );
}
