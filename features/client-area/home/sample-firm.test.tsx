/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { File as NodeFile } from 'node:buffer';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/layout/toast-host';
import { calendar } from '@/content/calendar';
import { shortPapers } from '@/content/checklists';
import { checklistCopy } from '@/content/client-area/checklist';
import { documentsCopy } from '@/content/client-area/documents';
import {
  feesCopy,
  latestFilesCopy,
  nextDatesCopy,
  recentActivityCopy,
  waitingCopy,
  workInHandCopy,
} from '@/content/client-area/home';
import { sampleDocuments } from '@/content/samples/documents';
import { Home } from '@/features/client-area/home/home';
import { HomeRows } from '@/features/client-area/home/home-rows';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { createChecklists } from '@/lib/content/checklists';
import { freshArea } from '@/lib/test-support/fresh-area';
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
      <ToastHost />
    </HomeRows>,
  );

beforeEach(async () => {
  jest.useRealTimers();
  await freshArea();
});

test('every part shows the samples', async () => {
  open();
  const waiting = within(await part(waitingCopy.heading));
  expect(await waiting.findByRole('link', { name: /^Answer Q-\d{4}-002$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/quotations#Q-\d{4}-002$/),
  );
  const rows = within(await part(workInHandCopy.heading)).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  // The later day is first, and the two samples may be of different days.
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Request: Not sent yet$/),
      expect.stringMatching(/Answered: Waits for you$/),
    ]),
  );
  const files = within(await part(latestFilesCopy.heading)).getAllByRole('listitem');
  expect(files).toHaveLength(sampleDocuments.length);
  const dues = within(await part(nextDatesCopy.heading)).getAllByRole('listitem');
  expect(dues).toHaveLength(3);
  for (const due of dues) expect(due).toHaveTextContent(/today|tomorrow|\d days left/);
});

test('an assumption behind the next dates can be changed where it is made', async () => {
  open();
  const dues = within(await part(nextDatesCopy.heading));
  expect(await dues.findByText(nextDatesCopy.byGst, { exact: false })).toBeVisible();
  const change = dues.getByRole('link', { name: nextDatesCopy.change });
  expect(change).toHaveAttribute('href', '/dashboard/profile#monthly');
});

test('a paper that is given keeps its place, and Undo asks for it again', async () => {
  const user = userEvent.setup();
  open();
  const needed = within(await part(checklistCopy.heading));
  const [choose] = needed.getAllByRole('button', { name: /^Choose a file/ });
  const paper = choose?.textContent?.replace('Choose a file ', '') ?? '';
  const row = needed.getAllByRole('listitem')[0] as HTMLElement;
  expect(row).toHaveTextContent(paper);
  expect(within(row).getByRole('img', { name: 'Missing' })).toBeVisible();
  const files = [new NodeFile([drawPdf(['Paper'])], 'paper.pdf')];
  fireEvent.change(within(row).getByLabelText(`File for ${paper}`), { target: { files } });
  const undo = await within(row).findByRole('button', { name: `Undo ${paper}` });
  expect(within(row).getByRole('img', { name: 'In' })).toBeVisible();
  expect(row).toHaveFocus();
  await user.click(undo);
  expect(await within(row).findByRole('button', { name: `Choose a file ${paper}` })).toBeVisible();
});

test('each short name of a paper is that of a paper, and fits a line', () => {
  const papers = Object.values(book.lists).flat();
  const texts = new Set(papers.map(({ text }) => text));
  for (const [text, short] of Object.entries(shortPapers)) {
    expect(texts).toContain(text);
    expect(short.length).toBeLessThanOrEqual(40);
  }
});

test('an area of one\u2019s own, still empty, says in each part that there is nothing', async () => {
  await replaceEverything(await freshArea(), {});
  open();
  for (const [heading, sentence] of [
    [waitingCopy.heading, waitingCopy.empty],
    [checklistCopy.heading, checklistCopy.none],
    [workInHandCopy.heading, workInHandCopy.empty],
    [latestFilesCopy.heading, documentsCopy.empty],
    [recentActivityCopy.heading, recentActivityCopy.empty],
    [nextDatesCopy.heading, nextDatesCopy.forAll],
  ] as const) {
    expect(await within(await part(heading)).findByText(sentence, { exact: false })).toBeVisible();
  }
  expect(within(await part(feesCopy.heading)).getAllByText('none')).toHaveLength(3);
});

/** Opens the page on a day, with the timers that the database needs. */
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

test('once the data of the calendar has ended, the list says so', async () => {
  openOn('2028-04-01');
  expect(within(await part(nextDatesCopy.heading)).getByText(calendar.ended)).toBeVisible();
});

test('the list begins on the day it is read', async () => {
  openOn('2026-11-25');
  const [first] = within(await part(nextDatesCopy.heading)).getAllByRole('listitem');
  expect(first).toHaveTextContent('11 December 2026');
  expect(first).toHaveTextContent('16 days left');
});
