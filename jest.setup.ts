import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for has the time that a busy machine needs: `testTimeout` ends what hangs.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, and nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};

// What a firm without a client area leaves out works all the same; app/client-area.test.tsx shows
// its site.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  clientArea: true,
  whereClientArea: (words: string) => words,
}));
