/**
 * Another firm, whose facts the build of the strict conduct has in place of the sample firm's
 * (next.config.mjs). What it does not name stays.
 */

// biome-ignore lint/style/noRestrictedImports: '@/content/site' is this file in that build.
import { disclosure as numbers, site as sample } from '../../content/site';

// biome-ignore lint/performance/noReExportAll: the rest of the firm stays.
// biome-ignore lint/performance/noBarrelFile: as above.
// biome-ignore lint/style/noRestrictedImports: as above.
export * from '../../content/site';

export const site = {
  ...sample,
  name: 'Second Test Firm LLP',
  url: 'https://second-firm.example',
  blurb: 'A firm that exists in a test alone.',
  established: 1987,
  phones: [{ label: 'Office', display: '+91 00000 00001', href: 'tel:+910000000001' }],
  emails: [{ label: 'General', address: 'write@second-firm.example' }],
  offices: sample.offices.map((office, index) => ({
    ...office,
    street: `${index + 1} Test Street`,
  })),
};

export const disclosure = { ...numbers, registration: 'TEST-FRN-2' };
