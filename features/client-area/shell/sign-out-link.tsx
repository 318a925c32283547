'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/text/link';
import { hasLock, lockNow } from '@/features/client-area/store/lock-state';

export function SignOutLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      href="/login"
      className={className}
      onClick={(event) => {
        if (!hasLock()) return;
        event.preventDefault();
        lockNow('/login');
      }}
    >
      {children}
    </Link>
  );
}
