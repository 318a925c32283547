import { readFileSync } from 'node:fs';
import { estimateCopy, leastPeople, mostPeople } from '@/content/estimate';
import { governmentFees, stampDuty } from '@/content/government-fees';
import { prices } from '@/content/prices';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { states } from '@/content/states';
import {
  type Case,
  createEstimateLines,
  type EstimateRow,
  groupShared,
} from '@/features/services/estimate/estimate-lines';
import { servicePages } from '@/lib/content/service-pages';
import { computeGstBreakdown, withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
// The price of a signature and the States are the firm's to write, as the fees are.
jest.mock('@/content/government-fees', () => {
  const { marketPrices, ...fees } = jest.requireActual('@/content/government-fees');
  const { sampleSignature } = jest.requireActual('@/lib/test-support/sample-fees');
  const digitalSignature = { ...marketPrices.digitalSignature, amount: sampleSignature };
  const stampDuty = { 'Uttar Pradesh': { amount: 1010 }, Maharashtra: { amount: 1300 } };
  return { ...fees, stampDuty, marketPrices: { ...marketPrices, digitalSignature } };
});

const pages = Object.values(servicePages);
const named = (rows: readonly EstimateRow[], label: string) =>
  rows.find((row) => row.label === label);
const isFor = (wanted: Case, { state, people }: Case = {}) =>
  (state === undefined ||
    state === (Object.keys(stampDuty).find((region) => region === wanted.state) ?? null)) &&
  (people === undefined || people === wanted.people);

function readEstimate(row: EstimateRow | undefined, wanted: Case = {}) {
  const { sum } = row ?? {};
  const lines = sum?.lines.filter((line) => isFor(wanted, line.case)) ?? [];
  const totals = sum?.totals.filter((total) => isFor(wanted, total.case)) ?? [];
  const notes = sum?.notes.filter((note) => isFor(wanted, note.case)) ?? [];
  expect(totals).toHaveLength(1);
  const [{ amount, isAbout, range } = { amount: '', isAbout: false }] = totals;
  return {
    lines: lines.map(({ label, says }) => `${label}: ${says}`),
    total: `${sum?.title} ${isAbout ? 'about ' : ''}${amount}`,
    notes: notes.map(({ text }) => text),
    ours: sum?.ours,
    range,
  };
}

describe('an estimate', () => {
  // 9% of 8,999 is 809.91, twice 1,619.82; 10,618.82 is rounded off to 10,619. With 1,000, 143 and
  // 1,010 it is 12,772; two signatures add 3,000 to 5,000, whose middle 16,772 is rounded to 100.
  test('of a company adds our fee with GST, each fee of the government and the signatures', () => {
    const [row] = createEstimateLines(companyIncorporation);
    expect(readEstimate(row, { state: 'Uttar Pradesh', people: 2 })).toEqual({
      lines: [
        'Our fee ₹8,999 + GST 18%: ₹10,619',
        'Name reservation: ₹1,000',
        'PAN and TAN: ₹143',
        'Stamp duty, Uttar Pradesh: ₹1,010',
        '2 digital signatures: ₹3,000–5,000',
      ],
      total: 'In all about ₹16,800',
      notes: [],
      ours: '₹10,619 of it is our fee',
      range: 'The signatures make it ₹15,772 to ₹17,772.',
    });
  });

  // 10,619 + 1,000 + 143 + 1,300 + 4,500 to 7,500: the middle is 19,062.
  test('of a company follows the State and the number of people', () => {
    const [row] = createEstimateLines(companyIncorporation);
    expect(readEstimate(row, { state: 'Maharashtra', people: 3 })).toMatchObject({
      total: 'In all about ₹19,100',
      range: 'The signatures make it ₹17,562 to ₹20,562.',
    });
  });

  // 10,619 + 1,000 + 143 + 3,000 to 5,000: the middle is 15,762.
  test('says where a stamp duty is not known, and leaves it out of the total', () => {
    const [row] = createEstimateLines(companyIncorporation);
    const estimate = readEstimate(row, { state: 'Goa', people: 2 });
    expect(estimate.lines).toContain(`Stamp duty: ${estimateCopy.unknown}`);
    expect(estimate).toMatchObject({ total: 'In all about ₹15,800', notes: ['plus stamp duty'] });
  });

  // 9,439 + 200 + 500 + 3,000 to 5,000: the middle is 14,139.
  test('of an LLP has the fees of Annexure A, and names what is not known', () => {
    const row = named(createEstimateLines(companyIncorporation), 'LLP');
    for (const state of ['Uttar Pradesh', 'Goa']) {
      expect(readEstimate(row, { state, people: 2 })).toMatchObject({
        total: 'In all about ₹14,100',
        notes: ['plus PAN, TAN and stamp duty'],
      });
    }
  });

  // One signature: 8,259 + 1,000 + 143 + 1,010 + 1,500 to 2,500, whose middle is 12,412.
  test('of one person has one signature', () => {
    const row = named(createEstimateLines(companyIncorporation), 'One Person Company');
    expect(readEstimate(row, { state: 'Uttar Pradesh', people: 1 })).toMatchObject({
      total: 'In all about ₹12,400',
      range: 'The signature makes it ₹11,912 to ₹12,912.',
    });
  });

  test('with nothing known on top has our fee with GST, and says what is left out', () => {
    const rows = createEstimateLines(companyIncorporation);
    expect(readEstimate(named(rows, 'Proprietorship'))).toEqual({
      lines: [
        'Our fee ₹2,999 + GST 18%: ₹3,539',
        'Udyam: free',
        `Shop licence: ${estimateCopy.unknown}`,
      ],
      total: 'In all ₹3,539',
      notes: ['plus shop licence'],
      ours: undefined,
      range: undefined,
    });
    expect(readEstimate(createEstimateLines(accounting)[1])).toMatchObject({
      total: 'In all ₹9,439',
      notes: ['plus software and filing fees'],
    });
    expect(readEstimate(createEstimateLines(consulting)[0])).toMatchObject({
      total: 'At least ₹17,700',
      notes: ['plus travel'],
    });
  });

  // Two forms, AOC-4 and MGT-7: 5,899 + 400 to 1,200, whose middle is 6,699.
  test('of a filing has the fee of each form by capital', () => {
    const rows = createEstimateLines(compliance);
    expect(readEstimate(named(rows, 'ROC annual filing'))).toMatchObject({
      lines: ['Our fee ₹4,999 + GST 18%: ₹5,899', 'MCA, two forms: ₹400–1,200'],
      total: 'In all about ₹6,700',
      range: 'Your capital makes it ₹6,299 to ₹7,099.',
    });
    expect(readEstimate(named(rows, 'Company closure'))).toMatchObject({
      total: `In all ${formatRupees(withGst(15_999) + governmentFees.strikeOff.amount)}`,
      range: undefined,
    });
    expect(readEstimate(named(rows, 'Share transfer')).notes).toEqual(['plus stamp duty']);
  });

  test('of the lowest fee says “at least”, of a month for what it is', () => {
    expect(readEstimate(createEstimateLines(audit)[0]).total).toBe('At least ₹29,500');
    expect(readEstimate(createEstimateLines(accounting)[0]).notes[0]).toBe('for one month');
    expect(readEstimate(createEstimateLines(gstRegistration)[0])).toMatchObject({
      lines: ['Our fee ₹2,999 + GST 18%: ₹3,539', 'Government fee: free'],
      total: 'In all ₹3,539',
    });
  });

  test('has our fee as the cart and an answer total it', () => {
    for (const { id, sum } of pages.flatMap(createEstimateLines)) {
      if (!id) continue;
      const { rupees } = prices[id];
      expect(withGst(rupees)).toBe(computeGstBreakdown(rupees, 'inter').total);
      expect(sum?.lines[0]?.says).toBe(formatRupees(withGst(rupees)));
    }
  });

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
    expect(readEstimate(createEstimateLines(itrFiling)[3]).total).toBe('In all ₹4,719');
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

const ownStates = Object.keys(jest.requireActual('@/content/government-fees').stampDuty);

test('every State with a known stamp duty is one of the list', () => {
  expect(states).toEqual(expect.arrayContaining(ownStates));
});

test('the style sheet has a rule for each row, known State and number of people', () => {
  const sheet = readFileSync('features/services/estimate/estimate.css', 'utf8');
  const choices = [
    ...Array.from({ length: 6 }, (_, row) => `[data-row="${row}"]:checked`),
    ...ownStates.map((_, place) => `[data-duty="${place}"]:checked`),
    ...Object.values(leastPeople).flatMap((least) =>
      Array.from(
        { length: mostPeople - least + 1 },
        (_, more) => `[data-people="${least}/${least + more}"]:checked`,
      ),
    ),
  ];
  expect(choices.filter((choice) => !sheet.includes(choice))).toEqual([]);
});
