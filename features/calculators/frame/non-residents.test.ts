import { nonResidents } from '@/content/tables/non-residents';
import { Exact } from '@/lib/exact';

type Band = 'to50' | 'to100' | 'to200' | 'above';

/** Surcharge of the band, in percent, then cess of 4%: Finance Act 2026, First Schedule, Part II. */
const surcharges: Record<Band, number> = { to50: 0, to100: 10, to200: 15, above: 25 };
const computeRate = (base: number, surcharge: number) =>
  Exact.of(base)
    .times(100 + surcharge)
    .times(104)
    .over(10_000);

/** Base rate, and the highest surcharge that the kind of income bears. */
const bases: [string, number, number][] = [
  ['Rent', 30, 25],
  ['Royalty', 20, 25],
  ['Dividend', 20, 15],
  ['Any long-term gain', 12.5, 15],
];

const getRow = (nature: string) => {
  const row = nonResidents.rows.find((each) => each.nature.startsWith(nature));
  if (!row) throw new Error(`No row of ${nature}`);
  return row;
};
const shown = (nature: string, band: Band) => Number.parseFloat(getRow(nature)[band]);

test.each(bases)('%s: %d%% with surcharge and cess in every band', (nature, base, most) => {
  for (const [band, surcharge] of Object.entries(surcharges) as [Band, number][]) {
    expect(shown(nature, band)).toBe(computeRate(base, Math.min(surcharge, most)).toNumber());
  }
});

test('above ₹5 crore the surcharge of the old regime is 37%', () => {
  expect(getRow('Rent').above).toContain(`${computeRate(30, 37).toNumber()}%`);
});

test.each([
  ['rent of ₹40,000', 'Rent', 'to50', 40_000, '₹12,480'],
  [
    'a flat of ₹80,00,000 without a certificate',
    'Any long-term gain',
    'to100',
    80_00_000,
    '₹11,44,000',
  ],
] as const)('%s: %s of it is deducted', (_of, nature, band, amount, sentence) => {
  const deducted = Exact.of(amount).times(shown(nature, band)).over(100).toNumber();
  expect(`₹${deducted.toLocaleString('en-IN')}`).toBe(sentence);
  expect(nonResidents.foot[0]).toContain(sentence);
});
