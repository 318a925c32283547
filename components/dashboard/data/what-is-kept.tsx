'use client';

import { everythingCounted } from '@/lib/portal/database/kept';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** What this browser keeps, counted. */
export function WhatIsKept() {
  const lines = usePortal(everythingCounted);

  return (
    <ul className="min-h-40 list-disc pl-5">
      {lines?.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines?.length === 0 && <li>Nothing</li>}
    </ul>
  );
}
