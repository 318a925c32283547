import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  ref: Ref<HTMLDivElement>;
  label: string;
  className?: string;
  children: ReactNode;
};

export function FocusGroup({ ref, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold the fields of a form in it
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={label}
      className={cn('outline-none', className)}
    >
      {children}
    </div>
  );
}
