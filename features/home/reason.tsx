import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  title: string;
  hint: string;
  isOpen?: boolean;
  /** For a row that asks for one thing: a press that opens it leads into its field. */
  hasOneField?: boolean;
  /** Also called for a row that was opened before React came. */
  onOpen?: () => void;
  children: ReactNode;
  answer?: ReactNode;
};

export function Reason({ title, hint, isOpen, hasOneField, onOpen, children, answer }: Props) {
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

  function openAtField(event: MouseEvent) {
    const details = row.current;
    if (!details || details.open) return;
    // Phones raise the keyboard only for a focus within the press, and `toggle` comes after it.
    event.preventDefault();
    details.open = true;
    details.querySelector('input')?.focus();
  }

  return (
    <details ref={row} name="reason" open={isOpen} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary onClick={hasOneField ? openAtField : undefined}>
        <b>{title}</b>
        <span>{hint}</span>
      </summary>
      {children}
      <div role="status">{answer}</div>
    </details>
  );
}
