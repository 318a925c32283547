import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  subject: string;
  soft?: boolean;
};

export function NamedButton({ subject, soft, className, children, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={cn(
        'min-h-11 rounded-control text-[0.9375rem] lg:min-h-8',
        soft ? 'text-soft underline decoration-rule-strong underline-offset-4' : 'text-link',
        className,
      )}
    >
      {children}
      <span className="sr-only"> {subject}</span>
    </button>
  );
}
