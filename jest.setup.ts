/// <reference types="@testing-library/jest-dom" />

// Most tests run without a page, and need nothing of this.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // What is waited for has the time that a busy machine needs: `testTimeout` ends what hangs.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
} else {
  // Node.js has Web Locks from 24.5 on. A test that needs them brings its own.
  Reflect.deleteProperty(globalThis, 'navigator');
}

// Tests of the law name days. What notifications moved since, for a firm or for all, is in
// content/data/ and changes none of them.
jest.mock('@/content/data/own-moved-dates.json', () => ({ moved: [] }));
jest.mock('@/content/data/moved-dates.json', () => ({
  moved: [
    {
      rule: 'tax-audit',
      from: '2026-09-30',
      to: '2026-10-21',
      by: 'CBDT Circular 7/2026',
      on: '2026-11-21',
    },
    {
      rule: 'itr-audit',
      from: '2026-10-31',
      to: '2026-11-21',
      by: 'CBDT Circular 7/2026',
      on: '2026-11-21',
    },
  ],
}));

// Tests that compute name amounts, whatever a firm asks; of a fee that it has added they know none.
jest.mock('@/content/data/fees.json', () => ({
  fees: {
    ...jest.requireActual('@/content/data/fees.json').fees,
    ...jest.requireActual('@/lib/test-support/sample-fees').sampleFees,
  },
}));

// What a firm leaves out works all the same; app/client-area.test.tsx and lib/content/offered.test.ts
// show its site.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  clientArea: true,
  unlisted: [],
  includeIfClientArea: (text: string) => text,
}));
