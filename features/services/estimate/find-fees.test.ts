import { findFees } from '@/features/services/estimate/find-fees';

const fee = (id: string, service: string, covers: string) => ({ id, label: id, service, covers });
const groups = [
  { title: 'TDS', rows: [fee('quarterly', 'TDS quarterly return', 'Form 138')] },
  {
    title: 'GST services',
    rows: [fee('monthly', 'GST monthly return', 'GSTR-3B'), fee('lut', 'LUT', 'RFD-11')],
  },
];
const found = (search: string) =>
  findFees(groups, search).map(({ title, rows }) => [title, ...rows.map(({ id }) => id)]);

test.each([
  [
    '',
    [
      ['TDS', 'quarterly'],
      ['GST services', 'monthly', 'lut'],
    ],
  ],
  [
    '  ',
    [
      ['TDS', 'quarterly'],
      ['GST services', 'monthly', 'lut'],
    ],
  ],
  [
    'RETURN',
    [
      ['TDS', 'quarterly'],
      ['GST services', 'monthly'],
    ],
  ],
  ['return gst', [['GST services', 'monthly']]],
  ['rfd', [['GST services', 'lut']]],
  ['gst services', [['GST services', 'monthly', 'lut']]],
  ['wedding', []],
])('"%s" finds every fee that has all its words', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
