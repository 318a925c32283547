'use client';

import { useIsFirm } from '@/features/client-area/areas/use-shown-area';
import { ClientName } from '@/features/client-area/profile/client-name';

/** After the greeting: the client's name, or the firm's in a browser that is set up as the firm's. */
export function GreetedName({ firm }: { firm: string }) {
  return useIsFirm() ? `, ${firm}` : <ClientName prefix=", " />;
}
