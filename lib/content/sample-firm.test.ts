/** What the specification fixes and no browser test sees. A firm that adopts the site deletes this file. */

import { contact } from '@/content/contact';
import { priceIds, prices } from '@/content/prices';
import { routes } from '@/content/routes';
import { pricing } from '@/content/services/pricing';
import { pricingSheets } from '@/lib/content/services';

describe('counts that the specification fixes', () => {
  test('the 39 paths: thirteen services, five calculators', () => {
    expect(routes.map((route) => route.path).sort()).toEqual(
      [
        '/',
        '/about',
        '/team',
        '/contact',
        '/privacy',
        '/terms',
        '/sitemap',
        '/services/audit',
        '/services/taxation',
        '/services/accounting',
        '/services/bookkeeping',
        '/services/compliance',
        '/services/consulting',
        '/services/financial-planning',
        '/services/business-registration',
        '/services/gst-registration',
        '/services/itr-filing',
        '/services/company-incorporation',
        '/services/tds-return',
        '/services/pricing',
        '/calculators/emi',
        '/calculators/tds',
        '/calculators/gst',
        '/calculators/tax',
        '/calculators/hra',
        '/login',
        '/signup',
        '/forgot-password',
        '/dashboard',
        '/dashboard/cart',
        '/dashboard/quotations',
        '/dashboard/documents',
        '/dashboard/calculators',
        '/dashboard/profile',
        '/dashboard/settings',
        '/dashboard/change-password',
        '/dashboard/notifications',
        '/dashboard/privacy-settings',
        '/dashboard/help-support',
      ].sort(),
    );
  });

  test('three answers on the contact page', () => {
    expect(contact.faq.items).toHaveLength(3);
  });
});

test('every published fee, in rupees', () => {
  const fees = Object.fromEntries(priceIds.map((id) => [id, prices[id].rupees]));
  expect(fees).toEqual({
    'gst-regular': 2999,
    'gst-composition': 3499,
    'gst-voluntary': 3999,
    'itr-1': 999,
    'itr-2-3': 2499,
    'itr-4-5-6': 4999,
    'itr-4': 3999,
    'itr-5-6-7': 7999,
    'formation-private-limited': 8999,
    'formation-opc': 6999,
    'formation-llp': 7999,
    'formation-partnership': 4999,
    'formation-proprietorship': 2999,
    'tds-quarterly': 2999,
    'tds-annual': 4999,
    'tds-correction': 1999,
    'tds-certificate': 499,
    'gst-services-registration': 2999,
    'gst-monthly': 1999,
    'gst-annual': 4999,
    'gst-lut': 2499,
    'roc-annual': 4999,
    'board-resolution': 1999,
    'share-transfer': 2999,
    'director-appointment': 3999,
    'company-closure': 15999,
    'audit-statutory': 25000,
    'audit-internal': 15000,
    'audit-tax': 12000,
    'audit-gst': 18000,
    bookkeeping: 3999,
    'financial-statements': 7999,
    'mis-reports': 4999,
    payroll: 299,
    'consulting-business-plan': 15000,
    'consulting-advisory': 5000,
    'consulting-due-diligence': 25000,
    'consulting-valuation': 20000,
    'package-startup': 24999,
    'package-sme': 49999,
    'package-enterprise': 99999,
  });
});

describe('the pricing page', () => {
  test('shows every price once, except the higher ITR plan, which has its own reading here', () => {
    const shown = [
      ...pricing.packages.items.map((item) => item.priceId),
      ...pricingSheets(pricing).flatMap((sheet) => sheet.priceIds),
    ];
    expect([...shown].sort()).toEqual(priceIds.filter((id) => id !== 'itr-4-5-6').sort());
  });

  test('marks the SME package alone as Best Value', () => {
    expect(pricing.packages.best).toBe('Best Value');
    const marked = pricing.packages.items.filter((item) => prices[item.priceId].best);
    expect(marked.map((item) => item.priceId)).toEqual(['package-sme']);
  });
});
