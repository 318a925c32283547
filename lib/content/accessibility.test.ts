import { existsSync } from 'node:fs';
import { accessibility } from '@/content/accessibility';
import { isRemoved } from '@/lib/scripts/adopt/client-area-files';

const { criteria } = accessibility;

test('every criterion of WCAG 2.2 has its row: 31 of level A and 24 of level AA', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test.each(criteria.filter(({ answer }) => answer !== 'none'))(
  '$number $name names the test that holds it, or the day of a check by hand, and says how',
  ({ test, checkedOn, remark }) => {
    expect(remark).toBeTruthy();
    expect(test ? existsSync(test) || isRemoved(test) : checkedOn).toBeTruthy();
    if (checkedOn) expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
  },
);
