import type { PapersPage } from '@/content/papers';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import type { ServiceContent } from '@/lib/content/service-schemas';

/** The content of every service page but the price list, by its path. */
export const servicePages = {
  '/services/accounting': accounting,
  '/services/audit': audit,
  '/services/bookkeeping': bookkeeping,
  '/services/business-registration': businessRegistration,
  '/services/company-incorporation': companyIncorporation,
  '/services/compliance': compliance,
  '/services/consulting': consulting,
  '/services/financial-planning': financialPlanning,
  '/services/gst-registration': gstRegistration,
  '/services/itr-filing': itrFiling,
  '/services/taxation': taxation,
  '/services/tds-return': tdsReturn,
} as const satisfies { readonly [Page in PapersPage]: ServiceContent & { path: Page } };
