import { computeState } from '@/features/client-area/protocol/state';
import { filterFilings, listFilings } from '@/features/client-area/quotations/filings';
import { acceptedLog } from '@/lib/test-support/thread-messages';
import { filing, makeUpdate, updatedEvent } from '@/lib/test-support/updates';

const itr = {
  ...filing,
  form: 'ITR-4',
  period: '2025-26',
  on: '2026-07-20',
  acknowledgement: '123/45',
};
const state = computeState([
  ...acceptedLog(),
  updatedEvent(makeUpdate({ filed: [itr] })),
  updatedEvent(makeUpdate({ number: 3, filed: [], words: 'GSTR-3B' })),
  updatedEvent(makeUpdate({ number: 4 })),
]);
const filings = listFilings([{ id: 'Q-2026-003', state }]);

test.each([
  ['', ['GSTR-3B', 'ITR-4']],
  ['gstr', ['GSTR-3B']],
  ['itr 2026-27', ['ITR-4']],
  ['2026', ['GSTR-3B', 'ITR-4']],
  ['october', ['GSTR-3B']],
  ['AA091026', ['GSTR-3B']],
  ['gstr 2024', []],
])('the search %j finds %j', (search, forms) => {
  expect(filterFilings(filings, search).map(({ form }) => form)).toEqual(forms);
});
