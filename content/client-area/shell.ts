import type { Path } from '@/content/routes';

export const mainPlaces = [
  '/dashboard',
  '/dashboard/cart',
  '/dashboard/quotations',
  '/dashboard/documents',
  '/dashboard/profile',
] as const satisfies readonly Path[];

export const shellCopy = {
  storedHere: 'This stays in your browser.',
  resultsHere: 'Results that you save stay in your browser.',
  notKept: 'Your browser can keep nothing now.',
  noScript: 'The client area needs JavaScript, because only your browser keeps what is in it.',
} as const;

export const railCopy = {
  accountant: 'Your accountant',
  write: 'Write to',
  signOut: 'Sign out',
} as const;

export const emptyAreaCopy = {
  cleared:
    'This area is empty: someone erased it, or the browser cleared it. A Download My Data file brings it back.',
  restore: 'Restore from a file',
} as const;

export const failedPageCopy = {
  heading: 'We could not show this page',
  text: 'Your data is as it was. Try again, go to another page, or save your data as a file.',
  incomplete: 'A part of this page did not load. Check your connection and try again.',
  retry: 'Try again',
  save: 'Save my data',
} as const;
