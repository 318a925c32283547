/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, within } from '@testing-library/react';
import { shortPapers } from '@/content/checklists';
import { jobsCopy, nextDateCopy, recentActivityCopy, todayCopy } from '@/content/client-area/home';
import { isStrict } from '@/content/words/conduct';
import { getDateRow } from '@/features/client-area/home/also-today';
import { Home } from '@/features/client-area/home/home';
import { HomeRows } from '@/features/client-area/home/home-rows';
import type { Profile } from '@/features/client-area/store/records/profile';
import { createChecklists } from '@/lib/content/checklists';
import { freshArea } from '@/lib/test-support/fresh-area';
import { sampleFirmTest as test } from '@/lib/test-support/sample-firm';
import { replaceEverything } from '@/lib/test-support/snapshot';

jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard',
  useRouter: () => ({ push: () => {} }),
}));

const book = createChecklists({ withWords: true });
const part = (name: string) => screen.findByRole('region', { name });
const open = () =>
  render(
    <HomeRows>
      <Home checklists={book} dues="" places={null} />
    </HomeRows>,
  );

beforeEach(async () => {
  jest.useRealTimers();
  await freshArea();
});

test('each sample quotation that is open has a cover, and only the first button is filled', async () => {
  open();
  const files = within(await part(jobsCopy.heading));
  const covers = await files.findAllByRole('article');
  expect(covers).toHaveLength(2);
  const [first, second] = covers.map((cover) => within(cover));
  expect(first?.getByRole('img', { name: 'Step 2 of 5: we answer' })).toBeVisible();
  expect(first?.getByText(jobsCopy.turns.yours)).toBeVisible();
  const answer = first?.getByRole('link', { name: /^Answer the quotation/ });
  expect(answer).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/quotations#Q-\d{4}-002$/),
  );
  expect(answer).toHaveClass('bg-red');
  expect(second?.getByRole('img', { name: 'Step 1 of 5: you ask' })).toBeVisible();
  const send = second?.getByRole('link', { name: /^Send it/ });
  expect(send).not.toHaveClass('bg-red');
});

test('the next due date and the services in the cart are listed apart from the covers', async () => {
  open();
  const rows = within(await part(todayCopy.heading)).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/^(Next: .* by |Due today: )/);
  expect(rows[1]).toHaveTextContent(
    isStrict
      ? 'Ask for three servicesThey wait in your cart.Ask'
      : 'Ask for three servicesThey wait in your cart, ₹19,000.Ask',
  );
});

test('an assumption behind the next due date can be changed where it is made', async () => {
  open();
  const today = within(await part(todayCopy.heading));
  const row = today.getByRole('link', { name: new RegExp(nextDateCopy.byGst.text) });
  expect(row).toHaveTextContent(nextDateCopy.byGst.action);
  expect(row).toHaveAttribute('href', '/dashboard/profile#monthly');
});

test.each<[Partial<Profile>, string]>([
  [{}, nextDateCopy.forAll.text],
  [{ panNumber: 'AAAPC0000A' }, nextDateCopy.byProfile.text],
  [{ gstNumber: '09AAAPC0000A1Z3' }, nextDateCopy.byGst.text],
  [{ gstNumber: '09AAAPC0000A1Z3', rounds: 'gst-quarterly' }, nextDateCopy.byProfile.text],
])('%j: the row names the assumption behind the due date', (profile, text) => {
  expect(getDateRow({ id: 'client', ...profile } as Profile).text).toBe(text);
});

test('each short name of a paper is that of a paper, and fits a line', () => {
  const papers = Object.values(book.lists).flat();
  const texts = new Set(papers.map(({ text }) => text));
  for (const [text, short] of Object.entries(shortPapers)) {
    expect(texts).toContain(text);
    expect(short.length).toBeLessThanOrEqual(40);
  }
});

test('an own area that is still empty says so and leads to the services', async () => {
  await replaceEverything(await freshArea(), {});
  open();
  const files = within(await part(jobsCopy.heading));
  expect(await files.findByText(jobsCopy.empty)).toBeVisible();
  expect(files.getByRole('link', { name: 'Browse Services' })).toHaveAttribute(
    'href',
    '/services/pricing',
  );
  expect(
    within(await part(recentActivityCopy.heading)).getByText(recentActivityCopy.empty),
  ).toBeVisible();
  const today = within(await part(todayCopy.heading));
  expect(today.getByRole('link')).toHaveTextContent(nextDateCopy.forAll.title);
});

/** The database needs the real timers. */
function openOn(day: string) {
  jest.useFakeTimers({
    now: Date.parse(`${day}T12:00:00Z`),
    doNotFake: [
      'setTimeout',
      'setImmediate',
      'queueMicrotask',
      'setInterval',
      'clearInterval',
      'clearTimeout',
      'performance',
      'nextTick',
    ],
  });
  open();
}

test('once the data of the calendar has ended, no due date is promised', async () => {
  openOn('2028-04-01');
  const today = within(await part(todayCopy.heading));
  expect(today.queryByText(/^(Next|Due)/)).toBeNull();
  expect(today.getByText('Ask for three services')).toBeVisible();
});

test('the next due date is that of the day on which it is read', async () => {
  openOn('2026-11-25');
  const today = within(await part(todayCopy.heading));
  expect(today.getByText(/^Next: /)).toHaveTextContent(/by Friday 11 December$/);
});
