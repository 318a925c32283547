import { feesToDate } from '@/lib/portal/overview/fees';
import { lapsed, pending, quotation, states, TODAY } from '@/lib/test-support/overview-quotations';

test('adds up fees accepted, waiting and requested, but not of closed quotations', () => {
  const rows = [
    quotation(1, lapsed),
    quotation(2),
    quotation(3, lapsed),
    quotation(4, pending),
    quotation(5),
    quotation(6),
    quotation(7, { status: 'expired' }),
  ];
  const given = states({
    1: { stage: 'accepted' },
    2: { stage: 'accepted' },
    5: { stage: 'change-asked' },
    6: { stage: 'declined' },
  });
  expect(feesToDate([...rows, quotation(8)], given, TODAY)).toEqual({
    accepted: { count: 2, rupees: 3000 },
    waiting: { count: 1, rupees: 8000 },
    asked: { count: 2, rupees: 9000 },
  });
});

test('without quotations there is no sum, not a sum of zero', () => {
  const none = { count: 0, rupees: null };
  expect(feesToDate([], new Map(), TODAY)).toEqual({ accepted: none, waiting: none, asked: none });
});
