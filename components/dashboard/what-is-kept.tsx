'use client';

import { formatBytes } from '@/lib/format';
import { usePortal } from '@/lib/portal/use-portal';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What this browser keeps, counted. */
export function WhatIsKept() {
  const lines = usePortal(async (db) => {
    const documents = await db.documents.toArray();
    const size = documents.reduce((sum, entry) => sum + entry.size, 0);
    return [
      counted(await db.cart.count(), 'service in the cart', 'services in the cart'),
      counted(await db.quotations.count(), 'quotation', 'quotations'),
      `${counted(documents.length, 'document', 'documents')}, ${formatBytes(size)}`,
      counted(await db.activity.count(), 'entry of activity', 'entries of activity'),
      (await db.photo.count()) > 0 ? 'Profile, photo and settings' : 'Profile and settings',
    ];
  });

  return (
    <ul className="min-h-40 list-disc pl-5">
      {lines?.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
