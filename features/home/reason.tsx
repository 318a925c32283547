import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRemembered } from '@/features/home/use-remembered';
import { STORED } from '@/lib/browser/attributes';
import { createStorageKey } from '@/lib/browser/storage-names';
import { CALCULATORS } from '@/lib/forms/session-store';

type Props = {
  /** Under which the row is remembered; missing where it stores its own fields. */
  name?: string;
  title: string;
  hint: string;
  isOpen?: boolean;
  /** Also called for a row that was opened before React came. */
  onOpen?: () => void;
  children: ReactNode;
  answer?: ReactNode;
};

export function Reason({ name, title, hint, isOpen, onOpen, children, answer }: Props) {
  const row = useRef<HTMLDetailsElement>(null);
  useRemembered(row, name);
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
    <details
      ref={row}
      name="reason"
      open={isOpen}
      suppressHydrationWarning
      {...(name && { [STORED]: createStorageKey(CALCULATORS) })}
    >
      <summary>
        <b>{title}</b>
        <span>{hint}</span>
      </summary>
      {children}
      <div role="status">{answer}</div>
    </details>
  );
}
