'use client';

import { ClientAreaFailed } from '@/components/dashboard/shell/client-area-failed';

/** In place of a page of the client area that failed; the rail and the bar stay around it. */
export default ClientAreaFailed;
