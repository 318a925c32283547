import type { Path } from '@/content/routes';

/** The pages with a plate, in the order in which the sample business carries its book forward. */
export const plateOrder = [
  '/services/company-incorporation',
  '/services/gst-registration',
  '/services/bookkeeping',
  '/services/accounting',
  '/services/tds-return',
  '/services/taxation',
  '/services/itr-filing',
  '/services/audit',
  '/services/compliance',
] as const satisfies readonly Path[];

export type PlatePath = (typeof plateOrder)[number];
