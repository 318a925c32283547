import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function ScriptFailed({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="script-failed"
      className={cn(
        'hidden border-gold border-l-4 pl-3 text-soft in-data-[script=failed]:block',
        className,
      )}
      {...props}
    />
  );
}
