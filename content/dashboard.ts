import { durations } from '@/content/durations';
import type { Path } from '@/content/routes';

/** Words of the client area that stand on more than one of its pages, and of its home. */
export const dashboard = {
  greeting: 'Namaste',
  lead: 'Here is where things stand.',
  kept: 'Kept in this browser only. Nothing is uploaded.',
  noScript:
    'The client area needs JavaScript, because everything in it is kept by this browser and nowhere else.',
  activity: {
    heading: 'Recent activity',
    empty: 'Nothing has happened yet.',
  },
  cart: {
    sheet: 'Your services',
    note: 'professional fees, ₹',
    foot: 'Government fees and stamp duty are not included.',
    request: 'Request Quotation',
    turnaround: `The quotation is prepared within ${durations.quotation}.`,
    empty: 'No service stands in the cart.',
    browse: 'Browse Services',
  },
  quotations: {
    toCart: 'Go to the cart',
    empty: 'No quotation has been requested.',
  },
  documents: {
    choose: 'Choose Files',
    drop: 'Drop files here, or choose them.',
    rule: 'PDF, JPG, JPEG and PNG, up to 10MB per file.',
    categories: 'Categories',
    recent: 'Recent files',
    empty: 'No file is kept here.',
  },
} as const;

/** The bar at the bottom of a phone: the five main places, in words short enough for it. */
export const mainPlaces = [
  { path: '/dashboard', label: 'Home' },
  { path: '/dashboard/cart', label: 'Cart' },
  { path: '/dashboard/quotations', label: 'Quotes' },
  { path: '/dashboard/documents', label: 'Files' },
  { path: '/dashboard/profile', label: 'Profile' },
] as const satisfies readonly { path: Path; label: string }[];
