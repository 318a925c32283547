import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  detail?: ReactNode;
  /** Never beside the label: where the figure is large, or the detail is long. */
  isBelow?: boolean;
};

const look = 'working font-normal text-[0.9375rem] text-soft leading-snug wrap-anywhere';

/**
 * The label of an entry and, in smaller type, how it was worked out: beside it where there is room,
 * else below it.
 */
export function WorkingLabel({ children, detail, isBelow = false }: Props) {
  if (!detail) return children;
  return (
    <>
      <span className="pr-3">{children}</span>
      <span className={`${look} ${isBelow ? 'block' : 'inline-block'}`}>{detail}</span>
    </>
  );
}
