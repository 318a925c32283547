'use client';

import { useIsFirm } from '@/features/client-area/areas/use-shown-area';
import { ClientName } from '@/features/client-area/profile/client-name';

export function GreetedName({ firm }: { firm: string }) {
  return useIsFirm() ? `, ${firm}` : <ClientName prefix=", " />;
}
