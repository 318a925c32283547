'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBackToClose } from '@/components/actions/dialog-history';

type Props = { id: string; labelledBy: string; className: string; children: ReactNode };

export function MenuDialog({ id, labelledBy, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useBackToClose(isOpen, () => dialog.current?.close());

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => setIsOpen(element.open);
    follow();
    // Not every browser fires `toggle` on a dialog.
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      closedby="any"
      className={className}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  );
}
