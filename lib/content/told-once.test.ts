import { readFileSync } from 'node:fs';
import { formatFee, formatLowestFee, listPriceIds, priceIds, prices } from '@/content/prices';
import { returnDays } from '@/content/return-days';
import { formatPrice } from '@/lib/fees/units';
import { listFiles } from '@/lib/list-files';
import { findTypedInContent } from '@/lib/test-support/typed-in';

test('service pages take the moved days of AY 2026-27 from content/return-days.ts', () => {
  const moved = [returnDays.auditReport, returnDays.audit];
  const typed = findTypedInContent((source, file) =>
    file.startsWith('content/services/') ? moved.filter((day) => source.includes(day)) : [],
  );
  expect(typed).toEqual([]);
});

test('services and calculators are counted, not typed', () => {
  const counts =
    /\b(five|six|twelve|thirteen|5|6|12|13) (?:free |service )?(?:calculators|services|service pages)\b/gi;
  expect(findTypedInContent((source) => source.match(counts) ?? [])).toEqual([]);
});

test.each([...priceIds])('the fee of %s reads alike in a sentence and in a price list', (id) => {
  expect(formatPrice(prices[id])).toContain(formatFee(id));
});

test('the lowest fee of a group is named with "from"', () => {
  const [lowest = 'audit-tax'] = listPriceIds('audit').sort(
    (a, b) => prices[a].rupees - prices[b].rupees,
  );
  expect(formatLowestFee('audit')).toBe(`from ${formatFee(lowest)}`);
});

test('what a Sunday or a holiday means for a last day is said in one sentence', () => {
  const written = listFiles(['app', 'features', 'components', 'lib', 'content'])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^content\/samples\//.test(file))
    .filter((file) =>
      /(next|previous) working day|working day (before|after)|General Clauses Act/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(written).toEqual(['content/words/closed-day.ts']);
});
