/**
 * The private half of the demo key in content/site.ts. It is public: anyone can play the firm with
 * it and answer a quotation, so a real site must not use it.
 */
export const demoQuotationKey = {
  kty: 'EC',
  crv: 'P-256',
  x: '4SqOQL_I7lsR8tYI717zRnunTRUZR5XR98bFDOlA7Dg',
  y: 'NOpdFsnfrehJ77gv7Y6GkQJkZrt55GnwLUyQBDwzNxQ',
  d: 'KImwbkpGWDzB0KQLLEiY7WT6wPB4AEI1yEaXquP8ncc',
} as const;
