import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { tdsReturn } from '@/content/services/tds-return';
import { formatPrice, priceGroupOf, priceOf } from '@/lib/content/prices';
import { figureText, serviceContents } from '@/lib/content/services';
import { formatRupees } from '@/lib/format';

function titles(items: readonly { title: string }[]) {
  return items.map((item) => item.title);
}

function feesOf(content: { fees: { priceIds: readonly Parameters<typeof priceOf>[0][] } }) {
  return content.fees.priceIds.map((id) => [priceOf(id).label, formatPrice(priceOf(id))]);
}

describe('the registry', () => {
  test.each(serviceContents.map((entry) => [entry.file, entry] as const))('%s', (_, entry) => {
    expect(entry.schema.safeParse(entry.value).error?.issues).toBeUndefined();
  });

  test('holds each service page of the route table once', () => {
    const paths = routes.map((route) => route.path).filter((path) => path.startsWith('/services/'));
    expect(serviceContents.map((entry) => entry.value.path).sort()).toEqual(paths.sort());
    expect(paths).toHaveLength(13);
  });

  test('no page leads to itself', () => {
    for (const { value } of serviceContents) {
      expect((value as typeof pricing).related).not.toContain(value.path);
    }
  });
});

describe('fees are typed in content/prices.ts alone', () => {
  // Late fees of sections 234F that happen to equal a fee of ours.
  const legal: Record<string, readonly string[]> = {
    'content/services/itr-filing.ts': ['₹5,000'],
  };
  const ours = new Set(
    priceGroups.flatMap((group) => group.entries.map((entry) => formatRupees(entry.rupees))),
  );

  test.each(serviceContents.map((entry) => [entry.file, entry.value] as const))(
    '%s',
    (file, value) => {
      const figures = JSON.stringify(value).match(/₹[\d,]*\d/g) ?? [];
      const repeated = figures.filter((figure) => ours.has(figure));
      expect(repeated).toEqual(legal[file] ?? []);
    },
  );
});

describe('facts of the specification', () => {
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
    expect(figureText(bookkeeping.facts[0]?.figure ?? '')).toBe('₹3,999 per month');
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
    expect(companyIncorporation.facts.map((fact) => figureText(fact.figure))).toEqual([
      '12-15 days',
      '5 forms',
      'from ₹2,999',
    ]);
  });

  test('TDS: four forms, the 31st, and 31 May for the last quarter', () => {
    expect(tdsReturn.forms.items.map((row) => row.form)).toEqual(['24Q', '26Q', '27Q', '27EQ']);
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
    expect(gstRegistration.facts.map((fact) => figureText(fact.figure))).toEqual([
      '3-7 working days',
      'Free',
      'from ₹2,999',
    ]);
    expect(feesOf(gstRegistration)).toEqual([
      ['Regular', '₹2,999'],
      ['Composition', '₹3,499'],
      ['Voluntary', '₹3,999'],
    ]);
    expect(gstRegistration.fees.foot).toBe('Government fee: free.');
  });

  test('ITR filing: 24-48 hours, three plans', () => {
    expect(itrFiling.facts[0]?.figure).toBe('24-48 hours');
    expect(feesOf(itrFiling)).toEqual([
      ['ITR-1', '₹999'],
      ['ITR-2/3', '₹2,499'],
      ['ITR-4/5/6', '₹4,999'],
    ]);
  });
});

describe('the pricing page', () => {
  const shown = [
    ...pricing.packages.items.map((item) => item.priceId),
    ...pricing.sheets.items.flatMap(
      (sheet) => sheet.priceIds ?? priceGroupOf(sheet.group).entries.map((entry) => entry.id),
    ),
  ];

  test('shows every price once, but for the higher ITR plan that is read otherwise here', () => {
    const all = priceGroups.flatMap((group) => group.entries.map((entry): string => entry.id));
    expect([...shown].sort()).toEqual(all.filter((id) => id !== 'itr-4-5-6').sort());
  });

  test('marks the SME package alone as Best Value', () => {
    expect(pricing.packages.best).toBe('Best Value');
    const marked = pricing.packages.items.filter((item) => priceOf(item.priceId).best);
    expect(marked.map((item) => item.priceId)).toEqual(['package-sme']);
  });
});
