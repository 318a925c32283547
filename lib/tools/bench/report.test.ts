import type { Measurement } from '@/lib/tools/bench/measure';
import { comparison, table } from '@/lib/tools/bench/report';

const measurement: Measurement = {
  path: '/about',
  requests: 12,
  before: { Document: 8192, Stylesheet: 9216, Font: 35_840 },
  after: { Script: 133_120 },
  fcp: 751.6,
  lcp: 752.2,
  cls: 0,
  tbt: 90,
  hydrated: 2400.4,
  answers: 1650,
};

test('a table has a line per route with bytes in KB and times in whole milliseconds', () => {
  const [head, row] = table([measurement]).split('\n');
  expect(head?.split(/ {2,}/)).toEqual([
    ...['route', 'requests', 'KB before', 'KB after', 'script KB', 'FCP', 'LCP', 'CLS', 'TBT'],
    ...['hydrated', 'answers'],
  ]);
  expect(row?.split(/ {2,}/)).toEqual([
    ...['/about', '12', '52.0', '130.0', '130.0', '752', '752', '0.000', '90', '2400', '1650'],
  ]);
});

test('a comparison has both times and their difference, for routes in both runs', () => {
  const later = { ...measurement, lcp: 1350.2, tbt: 40 };
  const [, row, ...rest] = comparison(
    [measurement, { ...measurement, path: '/gone' }],
    [later],
  ).split('\n');
  expect(rest).toEqual([]);
  expect(row).toContain('752 → 1350 (+598)');
  expect(row).toContain('90 → 40 (-50)');
});
