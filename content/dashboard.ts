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

/** The five main places, in the bar at the bottom of a phone. */
export const mainPlaces = [
  '/dashboard',
  '/dashboard/cart',
  '/dashboard/quotations',
  '/dashboard/documents',
  '/dashboard/profile',
] as const satisfies readonly Path[];
