import { gstSchemes } from '@/content/tables/gst-schemes';
import { lateTable } from '@/content/tables/late';
import { nonResidents } from '@/content/tables/non-residents';
import { noticesTable } from '@/content/tables/notices';
import { payrollTable } from '@/content/tables/payroll';
import type { AnyTable } from '@/content/tables/table';
import { tdsChart } from '@/content/tables/tds-chart';
import { compareCells, containsEveryTerm, getCellText } from '@/lib/reference-rows';

const contractor = 'Contractor, manpower 393(1) Sl. 6(i) 194C ₹30,000 at once or ₹1 lakh a year';

test.each([
  ['', true],
  ['  194c ', true],
  ['CONTRACTOR 393(1)', true],
  ['30000', true],
  ['₹30,000', true],
  ['contractor 194j', false],
  ['(', true],
  ['.*', false],
])('%j finds the contractor: %p', (typed, isFound) => {
  expect(containsEveryTerm(contractor, typed)).toBe(isFound);
});

test('amounts are sorted by size, sections by number', () => {
  const amounts = ['the nil slab', '₹1 crore', 'nil', '₹5 lakh', '₹2,500', '₹50,000 a month'];
  expect(amounts.toSorted((a, b) => compareCells(a, b, true))).toEqual([
    ...['nil', '₹2,500', '₹50,000 a month', '₹5 lakh', '₹1 crore', 'the nil slab'],
  ]);
  expect(['10%', '0.1%', '2%'].toSorted((a, b) => compareCells(a, b, true))).toEqual([
    ...['0.1%', '2%', '10%'],
  ]);
  const sections = ['393(1) Sl. 8(i)', '392(1)', '393(1) Sl. 10', '393(1) Sl. 2(ii)'];
  expect(sections.toSorted((a, b) => compareCells(a, b))).toEqual([
    ...['392(1)', '393(1) Sl. 2(ii)', '393(1) Sl. 8(i)', '393(1) Sl. 10'],
  ]);
});

test.each<AnyTable>([tdsChart, noticesTable, nonResidents, lateTable, gstSchemes, payrollTable])(
  '$heading: no row appears twice, and no cell is empty',
  (table) => {
    const rows = table.rows.map((row) => table.columns.map(({ key }) => getCellText(row, key)));
    expect(rows.flat().filter((cell) => String(cell).trim() === '')).toEqual([]);
    expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length);
  },
);
