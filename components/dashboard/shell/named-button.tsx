import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** What the action is on, for a screen reader that meets it alone. */
  of: string;
};

/** An action in words, in a row that names what it is on. */
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
