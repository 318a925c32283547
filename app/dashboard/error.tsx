'use client';

import { ClientAreaFailed } from '@/components/portal/shell/client-area-failed';

/** Shown when a page of the client area fails; rail and bar remain. */
export default ClientAreaFailed;
