'use client';

import { useServedClass } from '@/features/client-area/store/areas/samples';
import { usePortal } from '@/features/client-area/store/use-portal';

export function ClientName({ prefix = '' }: { prefix?: string }) {
  const name = usePortal(
    async (stored) =>
      (await stored.row('profile', 'client').catch(() => undefined))?.fullName ?? '',
    [],
    ({ profile }) => profile[0]?.fullName,
  );
  const served = useServedClass();
  return name ? <span className={served}>{`${prefix}${name}`}</span> : null;
}
