import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** What the action applies to, for screen readers that list buttons without context. */
  of: string;
};

/** A button with a short label, in a row that says what it applies to. */
export function NamedButton({ of, className = '', children, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={`min-h-11 rounded-control lg:min-h-8 text-[0.9375rem] text-link ${className}`}
    >
      {children}
      <span className="sr-only"> {of}</span>
    </button>
  );
}
