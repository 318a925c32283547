/**
 * The facts of the sample firm that the specification fixes. An adopting firm changes them with its
 * content; all other tests read content and need no change.
 */

import { about } from '@/content/about';
import { hraCalculator } from '@/content/calculators/hra';
import { taxCalculator } from '@/content/calculators/tax';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { type PriceId, priceIds, prices } from '@/content/prices';
import { routes } from '@/content/routes';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { tdsReturn } from '@/content/services/tds-return';
import { team } from '@/content/team';
import { formatPrice } from '@/lib/content/prices';
import { pricingSheets } from '@/lib/content/services';

function titles(items: readonly { title: string }[]) {
  return items.map((item) => item.title);
}

function feesOf(content: { fees: { priceIds: readonly PriceId[] } }) {
  return content.fees.priceIds.map((id) => [prices[id].label, formatPrice(prices[id])]);
}

describe('what the specification says of the service pages', () => {
  test('bookkeeping: one card of three, six benefits, a monthly fee', () => {
    expect(bookkeeping.payablesAndReceivables.heading).toBe('Accounts payable and receivable');
    expect(titles(bookkeeping.payablesAndReceivables.items)).toEqual([
      'Payable tracking',
      'Receivable management',
      'Aging reports',
    ]);
    expect(titles(bookkeeping.benefits.items)).toEqual([
      'Accurate record keeping',
      'Timely reporting',
      'Cost effective',
      'Expert team',
      'Secure and confidential',
      'Scalable solutions',
    ]);
  });

  test('financial planning: three cards of three, Schedule Consultation', () => {
    expect(financialPlanning.cards.items.map((card) => [card.title, titles(card.points)])).toEqual([
      ['Goal-based planning', ['Retirement', 'Children’s education fund', 'Home purchase']],
      ['Investment advisory', ['Diversification', 'Risk assessment', 'Market analysis']],
      ['Risk management', ['Life insurance', 'Health insurance review', 'Emergency fund']],
    ]);
    expect(financialPlanning.closing.action).toBe('Schedule Consultation');
  });

  test('business registration: four structures of four benefits, four steps', () => {
    expect(titles(businessRegistration.structures.items)).toEqual([
      'Private limited company',
      'Partnership firm',
      'LLP',
      'Sole proprietorship',
    ]);
    expect(businessRegistration.structures.items[1]?.text).toContain('2 or more partners');
    for (const structure of businessRegistration.structures.items) {
      expect(structure.benefits).toHaveLength(4);
    }
    expect(titles(businessRegistration.steps.items)).toEqual([
      'Consultation (free)',
      'Documentation',
      'Filing',
      'Completion',
    ]);
  });

  test('company incorporation: five dates, five fees', () => {
    expect(companyIncorporation.steps.items.map((step) => step.when)).toEqual([
      'Day 1',
      'Days 2-3',
      'Days 4-7',
      'Days 8-10',
      'Days 12-15',
    ]);
    expect(feesOf(companyIncorporation)).toEqual([
      ['Private Limited', '₹8,999'],
      ['LLP', '₹7,999'],
      ['One Person Company', '₹6,999'],
      ['Partnership Firm', '₹4,999'],
      ['Proprietorship', '₹2,999'],
    ]);
    expect(companyIncorporation.lead).toContain('12-15 days');
  });

  test('TDS: four forms, the 31st, and 31 May for the last quarter', () => {
    expect(titles(tdsReturn.work.items).map((title) => title.split(':')[0])).toEqual([
      '138 (earlier 24Q)',
      '140 (earlier 26Q)',
      '144 (earlier 27Q)',
      '143 (earlier 27EQ)',
    ]);
    expect(tdsReturn.quarters.rule).toContain('31st of the month after quarter end');
    expect(tdsReturn.quarters.items.map((row) => [row.months, row.due])).toEqual([
      ['April-June', '31 July'],
      ['July-September', '31 October'],
      ['October-December', '31 January'],
      ['January-March', '31 May'],
    ]);
    expect(feesOf(tdsReturn)).toEqual([
      ['Quarterly return', '₹2,999'],
      ['Annual return', '₹4,999'],
      ['Correction', '₹1,999'],
      ['Certificate', '₹499'],
    ]);
  });

  test('GST registration: 3-7 working days, three fees, no government fee', () => {
    expect(gstRegistration.lead).toContain('3-7 working days');
    expect(feesOf(gstRegistration)).toEqual([
      ['Regular', '₹2,999'],
      ['Composition', '₹3,499'],
      ['Voluntary', '₹3,999'],
    ]);
    expect(gstRegistration.fees.foot).toBe('Government fee: free.');
  });

  test('ITR filing: 24-48 hours, three plans', () => {
    expect(itrFiling.lead).toContain('24-48 hours');
    expect(feesOf(itrFiling)).toEqual([
      ['ITR-1', '₹999'],
      ['ITR-2/3', '₹2,499'],
      ['ITR-4/5/6', '₹4,999'],
    ]);
  });
});

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

  test('the home page: four cards, six specialised services, three testimonials', () => {
    expect(home.hero.actions.map((action) => action.label)).toEqual([
      'Explore Services',
      'Get Free Consultation',
    ]);
    expect(home.services.cards).toHaveLength(4);
    expect(home.specialised.entries).toHaveLength(6);
    expect(home.testimonials.entries).toHaveLength(3);
  });

  test('the contact page: three answers, three testimonials, two maps', () => {
    expect(contact.faq.items).toHaveLength(3);
    expect(contact.testimonials.entries.map((entry) => entry.rating)).toEqual([5, 5, 5]);
    expect(contact.maps.places).toHaveLength(2);
  });

  test('two people in the team, four highlights of the firm', () => {
    expect(team.members).toHaveLength(2);
    expect(about.highlights.entries).toHaveLength(4);
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

test('the two notes of the calculators', () => {
  expect(taxCalculator.note).toMatch(
    /result is simplified.*actual tax may vary with TDS, advance tax/i,
  );
  expect(hraCalculator.note).toBe(
    'The exemption applies only if you pay rent and do not live in your own house.',
  );
});
