'use client';

import { ClientAreaFailed } from '@/components/dashboard/shell/client-area-failed';

/** Shown when a page of the client area fails; the rail and the bar stay. */
export default ClientAreaFailed;
