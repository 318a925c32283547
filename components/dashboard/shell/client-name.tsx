'use client';

import { useServedClass } from '@/components/dashboard/shell/samples';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** The client's name, after `prefix` when there is one. */
export function ClientName({ prefix = '' }: { prefix?: string }) {
  const name = usePortal(
    async (kept) => (await kept.row('profile', 'client'))?.fullName,
    ({ profile }) => profile[0]?.fullName,
  );
  const served = useServedClass();
  return name ? <span className={served}>{`${prefix}${name}`}</span> : null;
}
