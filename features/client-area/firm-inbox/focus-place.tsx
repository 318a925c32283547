import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** What a screen reader says when this gets the focus. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Can take the focus when a button inside it has replaced its content. */
export function FocusPlace({ ref, label, className, children }: Props) {
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
