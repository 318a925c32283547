import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  title: string;
  hint: string;
  isOpen?: boolean;
  /** Also called for a row that was opened before React came. */
  onOpen?: () => void;
  children: ReactNode;
  answer?: ReactNode;
};

export function Reason({ title, hint, isOpen, onOpen, children, answer }: Props) {
  const row = useRef<HTMLDetailsElement>(null);
  const noteOpen = useEffectEvent(() => {
    if (row.current?.open) onOpen?.();
  });
  useEffect(() => {
    const details = row.current;
    const note = () => noteOpen();
    note();
    details?.addEventListener('toggle', note);
    return () => details?.removeEventListener('toggle', note);
  }, []);

  return (
    <details ref={row} name="reason" open={isOpen} suppressHydrationWarning>
      <summary>
        <b>{title}</b>
        <span>{hint}</span>
      </summary>
      {children}
      <div role="status">{answer}</div>
    </details>
  );
}
