'use client';

import { usePortal } from '@/lib/portal/hooks/use-portal';

/** The client's name, after `prefix` when there is one. */
export function ClientName({ prefix = '' }: { prefix?: string }) {
  const name = usePortal(async (kept) => (await kept.row('profile', 'client'))?.fullName);
  return name ? `${prefix}${name}` : null;
}
