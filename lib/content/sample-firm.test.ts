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
