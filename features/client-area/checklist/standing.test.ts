import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import { describeChecklistStatus } from '@/features/client-area/checklist/standing';

const item = (isAnswered: boolean, isToSend: boolean) =>
  ({ isAnswered, isToSend }) as ChecklistItem;
const describeItems = (...items: ChecklistItem[]) =>
  describeChecklistStatus([
    { id: 'a', owner: 'Q', services: [], list: null, items },
  ] as ChecklistGroup[]);

test.each([
  ['2 papers missing', [item(false, false), item(false, false), item(true, true)]],
  ['1 paper missing', [item(false, false), item(true, false)]],
  ['1 paper ready, not sent yet', [item(true, true), item(true, false)]],
  ['2 papers ready, not sent yet', [item(true, true), item(true, true)]],
  ['Nothing is missing. Thank you.', [item(true, false)]],
] as const)('%s', (standing, items) => {
  expect(describeItems(...items)).toBe(standing);
});
