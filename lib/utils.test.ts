import { cn } from '@/lib/utils';

test.each([
  ['rounded-panel rounded-control', 'rounded-control'],
  ['rounded-control rounded-none', 'rounded-none'],
  ['rounded-r-panel rounded-r-none', 'rounded-r-none'],
  ['shadow-sheet shadow-none', 'shadow-none'],
  ['font-normal text-soft no-underline text-link', 'text-link'],
  ['text-link text-soft', 'text-link text-soft'],
  ['text-[0.9375rem] text-link', 'text-[0.9375rem] text-link'],
])('%s is merged into %s', (classes, left) => {
  expect(cn(classes)).toBe(left);
});
