'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/text/link';
import { hasLock, lockNow } from '@/features/client-area/store/lock-state';

/** Leaves for the login page, and locks an area that has a lock. */
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
