import { sumFeesToDate } from '@/features/client-area/home/fees';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { expired, pending, quotation } from '@/lib/test-support/overview-quotations';

test('adds up fees accepted, waiting and requested, but not of closed quotations', () => {
  const rows = [
    quotation(1, {}, { stage: 'accepted' }),
    quotation(2, {}, { stage: 'accepted' }),
    quotation(3, expired),
    quotation(4, pending),
    quotation(5, {}, { stage: 'change-asked' }),
    quotation(6, {}, { stage: 'declined' }),
    quotation(7, expired),
  ];
  expect(sumFeesToDate([...rows, quotation(8)])).toEqual({
    accepted: { count: 2, sums: [{ rupees: 3000 }] },
    waiting: { count: 1, sums: [{ rupees: 8000 }] },
    asked: { count: 2, sums: [{ rupees: 9000 }] },
  });
});

test('without quotations there is no sum, not a sum of zero', () => {
  const none = { count: 0, sums: null };
  expect(sumFeesToDate([])).toEqual({ accepted: none, waiting: none, asked: none });
});

test('fees of unlike units are added up by unit', () => {
  const month = { rupees: 4719, per: 'month' as const };
  const totals = (...sums: Quotation['totals']) => ({ totals: sums });
  const rows = [quotation(1, totals(month, { rupees: 500 })), quotation(2, totals(month))];
  expect(sumFeesToDate(rows).waiting.sums).toEqual([{ ...month, rupees: 9438 }, { rupees: 500 }]);
});
