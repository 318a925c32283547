'use client';

import { ClientName } from '@/components/portal/parts/client-name';
import { useIsFirm } from '@/components/portal/parts/use-shown-area';

/** After the greeting: the client's name, or the firm's in a browser that is set up as the firm's. */
export function GreetedName({ firm }: { firm: string }) {
  return useIsFirm() ? `, ${firm}` : <ClientName prefix=", " />;
}
