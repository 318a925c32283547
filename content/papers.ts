import type { PriceGroupId, PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';

/** A service page that lists what to bring. */
export type PapersPage = Exclude<Extract<Path, `/services/${string}`>, '/services/pricing'>;

/**
 * The service page whose "What to bring" is asked for with a fee: by group, or for the fee itself
 * if it is named. The lists are in content/services and nowhere else.
 */
export const papersOf: {
  readonly groups: { readonly [Id in PriceGroupId]: readonly PapersPage[] };
  readonly services: { readonly [Id in PriceId]?: readonly PapersPage[] };
} = {
  groups: {
    'gst-registration': ['/services/gst-registration'],
    'itr-plans': ['/services/itr-filing'],
    'itr-pricing': ['/services/itr-filing'],
    'company-formation': ['/services/company-incorporation'],
    tds: ['/services/tds-return'],
    'gst-services': ['/services/taxation'],
    'annual-compliance': ['/services/compliance'],
    audit: ['/services/audit'],
    accounting: ['/services/accounting'],
    consulting: ['/services/consulting'],
    packages: ['/services/compliance', '/services/tds-return'],
  },
  services: {
    'formation-partnership': ['/services/business-registration'],
    'formation-proprietorship': ['/services/business-registration'],
    'gst-services-registration': ['/services/gst-registration'],
    bookkeeping: ['/services/bookkeeping'],
    'package-sme': ['/services/compliance', '/services/tds-return', '/services/taxation'],
    'package-enterprise': [
      '/services/compliance',
      '/services/tds-return',
      '/services/taxation',
      '/services/accounting',
    ],
  },
};
