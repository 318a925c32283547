import { namesOf } from '@/lib/content/prices';

test('fees of one group go by their labels', () => {
  expect(namesOf(['gst-monthly', 'gst-annual'])).toEqual(['Monthly return', 'Annual return']);
});

test('fees of several groups go by names that tell them apart', () => {
  expect(namesOf(['itr-1', 'gst-annual', 'tds-quarterly'])).toEqual([
    'ITR-1',
    'GST annual return',
    'TDS quarterly return',
  ]);
});
