import { estimateCopy } from '@/content/estimate';
import { governmentFees, stampDuty } from '@/content/government-fees';
import { prices } from '@/content/prices';
import { accounting } from '@/content/services/accounting';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { states } from '@/content/states';
import { isStrict } from '@/content/words/conduct';
import { createEstimateLines, groupShared } from '@/features/services/estimate/estimate-lines';
import { servicePages } from '@/lib/content/service-pages';
import { computeGstBreakdown, withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

const { ourPart } = estimateCopy;
const pages = Object.values(servicePages);
const named = (rows: ReturnType<typeof createEstimateLines>, label: string) =>
  rows.find((row) => row.label === label);

(isStrict ? describe.skip : describe)('an estimate', () => {
  // 9% of 2,999 is 269.91, twice 539.82; 3,538.82 is rounded off by 18 paise.
  test('states fee, GST to the paisa, one round-off, and the sum of the three', () => {
    expect(createEstimateLines(gstRegistration)[0]?.sum).toEqual({
      lines: [
        { label: 'Our fee, Regular', amount: '₹2,999' },
        { label: 'GST 18%', amount: '₹539.82' },
        { label: 'Round-off', amount: '₹0.18' },
      ],
      total: '₹3,539',
      note: 'in all',
    });
  });

  test('with a line that is not included does not say that it is all', () => {
    const [, statements, reports] = createEstimateLines(accounting);
    expect([statements?.sum?.note, reports?.sum?.note]).toEqual([ourPart, ourPart]);
  });

  test('says “plus actuals” only where no fee of an authority is known', () => {
    const notes = [
      ...createEstimateLines(companyIncorporation),
      ...createEstimateLines(compliance),
    ].map(({ label, sum }) => [label, sum?.note]);
    expect(Object.fromEntries(notes)).toEqual({
      'Private Limited': estimateCopy.plusFees,
      LLP: estimateCopy.plusFees,
      'One Person Company': estimateCopy.plusFees,
      'Partnership Firm': estimateCopy.plusActuals,
      Proprietorship: estimateCopy.plusActuals,
      'ROC annual filing': estimateCopy.plusFees,
      'Board resolution': estimateCopy.plusFees,
      'Share transfer': estimateCopy.plusFees,
      'Director appointment': estimateCopy.plusFees,
      'Company closure': estimateCopy.plusFees,
    });
  });

  // Companies (Registration Offices and Fees) Rules, 2014, r.12 and Annexure; LLP Rules, Annexure A.
  test('of a company or an LLP states the fees of the Registrar, r.12 and Annexure A', () => {
    const rows = createEstimateLines(companyIncorporation);
    const said = (label: string) =>
      named(rows, label)?.others.map((line) => `${line.label} ${line.says}`);
    const company = [
      'Name approval ₹1,000',
      'PAN and TAN about ₹143',
      'Registrar, capital to ₹15 lakh nil',
    ];
    expect(said('Private Limited')).toEqual(company);
    expect(said('One Person Company')).toEqual(company);
    expect(said('LLP')).toEqual([
      'Name approval ₹200',
      'PAN and TAN at actuals',
      'Registrar, by contribution ₹500 to ₹25,000',
    ]);
    const filings = createEstimateLines(compliance);
    expect(named(filings, 'ROC annual filing')?.others).toEqual([
      { label: 'MCA, each form', says: '₹200 to ₹600' },
    ]);
    expect(named(filings, 'Company closure')?.others).toEqual([
      { label: 'MCA, STK-2', says: formatRupees(governmentFees.strikeOff) },
    ]);
  });

  test('has the total of the cart and of an answer', () => {
    for (const { id, sum } of pages.flatMap(createEstimateLines)) {
      if (!id) continue;
      const { rupees } = prices[id];
      expect(withGst(rupees)).toBe(computeGstBreakdown(rupees, 'inter').total);
      expect(sum?.total).toBe(formatRupees(withGst(rupees)));
    }
  });

  // The plans are those of the page, the others those of the price list.
  test('of a return has three plans, and inside the last the fees of the price list', () => {
    expect(
      createEstimateLines(itrFiling).map(
        ({ label, fee, isWithin }) => `${isWithin ? 'or ' : ''}${label} ${fee}`,
      ),
    ).toEqual([
      'ITR-1 ₹999',
      'ITR-2/3 ₹2,499',
      'ITR-4/5/6 ₹4,999',
      'or ITR-4, not registered for GST ₹3,999',
      'or ITR-5/6/7, with the accounts ₹7,999',
    ]);
    expect(createEstimateLines(itrFiling)[3]?.sum?.total).toBe('₹4,719');
  });

  test('of a company asks for State and people; that of a firm or an owner does not ask for all', () => {
    const rows = createEstimateLines(companyIncorporation);
    const labels = (label: string) => named(rows, label)?.others.map((line) => line.label) ?? [];
    expect(labels('Private Limited')).toContain('Name approval');
    expect(named(rows, 'Private Limited')).toMatchObject({ state: 'Stamp duty of', people: 2 });
    expect(named(rows, 'Private Limited')?.duties).toContainEqual({
      state: 'Uttar Pradesh',
      says: '₹1,010 on ₹1 lakh',
    });
    expect(named(rows, 'LLP')?.duties).toEqual([]);
    expect(named(rows, 'One Person Company')).toMatchObject({ people: 1 });
    for (const own of ['Partnership Firm', 'Proprietorship']) {
      expect(labels(own)).not.toContain('Name approval');
      expect(named(rows, own)?.people).toBeUndefined();
    }
  });
});

test('every page has an estimate of at most six rows, each with a name of its own', () => {
  for (const page of pages) {
    const names = createEstimateLines(page).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a line that rows share is there once, with the places of its rows', () => {
  const rows = createEstimateLines(companyIncorporation);
  expect(groupShared(rows, ({ people }) => (people ? [people] : []))).toEqual([
    { value: 2, rows: '0 1' },
    { value: 1, rows: '2' },
  ]);
});

test('every State with a known stamp duty is one of the list', () => {
  expect(states).toEqual(expect.arrayContaining(Object.keys(stampDuty)));
});
