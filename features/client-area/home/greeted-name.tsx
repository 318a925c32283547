'use client';

import { ClientName } from '@/features/client-area/profile/client-name';
import { useIsFirm } from '@/features/client-area/store/areas/use-shown-area';

export function GreetedName({ firm }: { firm: string }) {
  return useIsFirm() ? `, ${firm}` : <ClientName prefix=", " />;
}
