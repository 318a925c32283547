export const filingsCopy = {
  heading: 'Filed for you',
  find: 'Form, year or acknowledgement',
  none: 'We found no such filing.',
} as const;

export const yearsCopy = {
  heading: 'What each year brought',
  foot: 'This is what you accepted, and what we filed and asked for. It is no invoice, no receipt and no account.',
  none: 'There is nothing in it yet.',
  year: 'Financial year',
  entries: { accepted: 'Accepted', filed: 'Filed', asked: 'Asked for' },
  print: 'Print',
} as const;
