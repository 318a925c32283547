/** What the table of what is late says it costs. */

import { lateTable } from '@/content/tables/late';

const findCost = (item: string) => {
  const row = lateTable.rows.find((candidate) => candidate.item === item);
  return row ? `${row.cost} | ${row.first}` : '';
};

test.each([
  [
    'Section 234F: no return required, no fee',
    'Income tax return, until 31 December',
    /none if you did not have to file \(income up to ₹4 lakh/,
  ],
  ['Section 40(a)(ia): 30% for a resident', 'TDS not paid', /30% of the expense/],
  [
    'Section 40(a)(i): all of it for a non-resident',
    'TDS not paid',
    /all of it for a non-resident payee/,
  ],
  [
    'Section 40(a), provisos: it counts in the year of payment',
    'TDS not paid',
    /counts only in the year you pay/,
  ],
  ['CGST section 29(2)(c): six months of returns', 'GSTR-1, GSTR-3B', /six months without returns/],
  ['CGST rule 21(i): two quarters under QRMP', 'GSTR-1, GSTR-3B', /two quarters under QRMP/],
  ['CGST section 30 and rule 23: revocation', 'GSTR-1, GSTR-3B', /REG-21 within 90 days/],
  [
    'CGST section 29(2)(b): GSTR-4 three months late',
    'CMP-08, GSTR-4',
    /three months the officer can cancel/,
  ],
])('%s', (_section, item, text) => {
  expect(findCost(item)).toMatch(text);
});

// Until the end of AY 2026-27, and for quarters until March 2026, the 1961 Act is the law in force.
test('a number of the 1961 Act comes before its number in the 2025 Act', () => {
  const ofBoth = lateTable.rows.map(({ law }) => law).filter((law) => /\b(was|later)\b/.test(law));
  expect(ofBoth).toHaveLength(5);
  for (const law of ofBoth) expect(law).toMatch(/^(up to )?(AY|until|quarters).*: .*; later /);
});
