/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates as Data } from '@/content/types/due-dates';
import { closedDay } from '@/content/words/closed-day';
import { appliesTo, formatShortDueLine, listDuesBetween } from '@/features/calendar/calendar';
import { DueDates } from '@/features/calendar/due-dates';
import { CHOICE_KEY } from '@/lib/browser/storage-names';
import { formatDayAndMonth } from '@/lib/days';

const data: Data = dueDates;
const TODAY = '2026-12-15';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${TODAY}T00:30:00+05:30`));
});

const shown = () =>
  [...document.querySelectorAll('section li')].flatMap((day) => {
    const month = day.closest('section')?.querySelector('h3')?.firstChild?.textContent;
    return [...day.querySelectorAll('p')].map(
      (due) =>
        `${(day as HTMLLIElement).value} ${month} ${due.textContent.replaceAll('\u00a0', ' ')}`,
    );
  });

/** What the rules say is due in the year from today for these. */
const dueFor = (...chosen: Audience[]) =>
  listDuesBetween(data, TODAY, '2027-11-30')
    .filter(({ rule }) => appliesTo(rule, chosen))
    .map((due) => `${formatDayAndMonth(due.date)} ${formatShortDueLine(due)}`);

// Not by role: computing the roles of this many elements takes seconds.
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));

test('before a choice the page has everyone’s dates as text, folded, and every calendar file', () => {
  render(<DueDates />);
  const all = screen.getByText(copy.allDates).closest('details');
  expect(all).not.toHaveAttribute('open');
  expect(all).toHaveTextContent(/December 2026: 7 Pay TDS and TCS.*31 File a belated return/);
  expect(all).toHaveTextContent(/October 2027: 7 .*31 File the audited return/);
  expect(all).toHaveTextContent(closedDay);
  expect(document.querySelectorAll('a[download]')).toHaveLength(data.audiences.length + 1);
});

test('a chosen audience sees its dates, the next of them and its files; the others are a press away', async () => {
  render(<DueDates />);
  choose('Employer');
  choose('Company');
  expect(await screen.findByText(copy.nextForYou)).toBeVisible();
  expect(shown()).toEqual(dueFor('employer', 'company'));
  expect(shown()).not.toEqual(dueFor('employer'));
  expect(screen.getByText(copy.nextForYou).parentElement).toHaveTextContent(
    /15 December.*Pay EPF and ESI.*Tuesday, due today/,
  );
  expect(document.querySelector('.calendar-sheet')).toHaveTextContent(closedDay);
  const files = [...document.querySelectorAll('a[download]')];
  expect(files.map((file) => file.getAttribute('href')?.split('/').at(-1))).toEqual([
    'company.ics',
    'employer.ics',
  ]);
  choose(copy.others);
  expect(shown()).toEqual(dueFor());
});

test('the list has each rule once with its next date, and none that has ended', async () => {
  render(<DueDates />);
  choose('Employer');
  fireEvent.click(await screen.findByLabelText(copy.list));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  expect(rows.find((row) => row.includes('Pay EPF and ESI'))).toMatch(/^15 Dec 2026/);
  expect(rows.find((row) => row.includes('bonus'))).toMatch(/^30 Nov 2027/);
  const rules = new Set(dueFor('employer').map((due) => due.split(' ').slice(2).join(' ')));
  expect(rows).toHaveLength(rules.size);
  choose('GST every month');
  expect(screen.getByText('File GSTR-3B', { selector: 'th b' })).toBeVisible();
});

test('the choice is kept in this browser and shown again; a choice of none is forgotten', async () => {
  const { unmount } = render(<DueDates />);
  choose('GST composition');
  expect(localStorage.getItem(CHOICE_KEY)).toBe('composition');
  unmount();
  render(<DueDates />);
  expect(screen.getByLabelText('GST composition')).toBeChecked();
  expect(await screen.findByText(copy.nextForYou)).toBeVisible();
  expect(shown()).toEqual(dueFor('composition'));
  expect(screen.getAllByText(copy.nothing).length).toBeGreaterThan(4);
  choose('GST composition');
  expect(localStorage.getItem(CHOICE_KEY)).toBeNull();
});

test('the sheet is alone on the page while it is printed', async () => {
  const alone = jest.fn();
  jest.spyOn(window, 'print').mockImplementation(() => {
    alone(document.querySelector('.calendar-alone')?.textContent);
  });
  render(<DueDates />);
  choose('Employer');
  fireEvent.click(await screen.findByText(copy.print));
  expect(alone).toHaveBeenCalledWith(expect.stringContaining(closedDay));
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('.calendar-alone')).toBeNull();
});
