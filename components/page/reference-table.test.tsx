/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferenceTable } from '@/components/page/reference-table';
import { noticesTable } from '@/content/tables/notices';
import { tableCopy } from '@/content/tables/table';
import { tdsChart } from '@/content/tables/tds-chart';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

const user = userEvent.setup();
const rows = () => screen.getAllByRole('row').slice(1);
const listRowHeads = (shown: HTMLElement[]) =>
  shown.map((row) => within(row).getByRole('rowheader').textContent);

test('a search shows the rows with all of its words, and their number', async () => {
  render(<ReferenceTable table={tdsChart} />);
  const all = rows().length;
  await user.type(screen.getByLabelText(tableCopy.search), 'RENT 194-i');
  expect(listRowHeads(rows())).toEqual([
    'Rent paid by other individuals',
    'Rent of machinery *',
    'Rent of land or building *',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(`3 of ${all} rows`);
  await user.type(screen.getByLabelText(tableCopy.search), 'x');
  expect(screen.getByText(tableCopy.none)).toBeVisible();
  await user.clear(screen.getByLabelText(tableCopy.search));
  expect(rows()).toHaveLength(all);
});

test('a column is sorted by its amounts, and again the other way round', async () => {
  render(<ReferenceTable table={tdsChart} />);
  const sort = screen.getByRole('button', { name: 'Sort by Rate' });
  await user.click(sort);
  expect(screen.getByRole('columnheader', { name: /Rate/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(rows()[0]).toHaveTextContent('0.1%');
  await user.click(sort);
  expect(rows().slice(0, 4).join()).not.toContain('0.1%');
  expect(screen.getByRole('columnheader', { name: /Rate/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a notice leads to the form with its number, a payment to the calculator', async () => {
  const { unmount } = render(<ReferenceTable table={noticesTable} />);
  expect(screen.getByRole('link', { name: 'Send it to us 143(1)(a)' })).toHaveAttribute(
    'href',
    '/contact?subject=itr&notice=143%281%29%28a%29#message',
  );
  unmount();
  render(<ReferenceTable table={tdsChart} />);
  await user.click(screen.getByRole('button', { name: 'Work it out Rent of land or building *' }));
  expect(window.location.hash).toBe('#incomeType=rent');
});
