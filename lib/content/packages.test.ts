import { pricing } from '@/content/services/pricing';

const { work } = pricing.packages;

test('a larger package includes all the work of a smaller one', () => {
  for (const { text, times } of work) {
    expect([text, ...times]).toEqual([text, ...[...times].sort((a, b) => a - b)]);
  }
});

// Section 173(5) of the Companies Act: one in each half of the year.
test('more board meetings than a small company owes are named as such', () => {
  const [meetings] = work.filter(({ priceId }) => priceId === 'board-resolution');
  expect(Math.min(...(meetings?.times ?? []))).toBeGreaterThan(2);
  expect(meetings && 'optional' in meetings && meetings.optional).toMatch(/small company.* two/);
});
