import { formatCount } from '@/content/words/counts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2000, '2,000 files'],
  [123456, '1,23,456 files'],
])('%i files', (count, text) => {
  expect(formatCount(count, 'file')).toBe(text);
});
