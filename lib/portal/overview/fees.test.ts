import { feesToDate } from '@/lib/portal/overview/fees';
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
  expect(feesToDate([...rows, quotation(8)])).toEqual({
    accepted: { count: 2, rupees: 3000 },
    waiting: { count: 1, rupees: 8000 },
    asked: { count: 2, rupees: 9000 },
  });
});

test('without quotations there is no sum, not a sum of zero', () => {
  const none = { count: 0, rupees: null };
  expect(feesToDate([])).toEqual({ accepted: none, waiting: none, asked: none });
});
