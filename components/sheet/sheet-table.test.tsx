/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { SheetTable } from '@/components/sheet/sheet-table';

const numbered = () =>
  [...document.querySelectorAll('.book-entry')].map(({ textContent }) => textContent);

test('the lines of a working that add up are numbered, its sums and its total are not', () => {
  render(
    <SheetTable
      title="Gain"
      lines={[
        { label: 'Price', values: ['₹100'] },
        { label: 'Cost', values: ['−₹60'] },
        { label: 'Gain', values: ['₹40'], strong: true },
      ]}
      total={{ label: 'To pay', values: ['₹8'] }}
      rest={[{ label: 'Left', values: ['₹32'], strong: true }]}
    />,
  );
  expect(numbered()).toEqual(['Price', 'Cost']);
  const rows = within(screen.getByRole('table', { name: 'Gain' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Price₹100',
    'Cost−₹60',
    'Gain₹40',
    'To pay₹8',
    'Left₹32',
  ]);
});

test('a list has a head for its labels, and no numbers', () => {
  const lines = [{ label: 'Rent', values: ['10%'] }];
  render(
    <SheetTable title="Rates" head="above" labels="Income" columns={['Rate']} lines={lines} />,
  );
  const table = screen.getByRole('table', { name: 'Rates' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Income', 'Rate']);
  expect(within(table).getByRole('rowheader', { name: 'Rent' })).toBeInTheDocument();
  expect(numbered()).toEqual([]);
});

test('the bars of a table have one scale, and nil has none', () => {
  const amounts = { Loan: 200, Interest: 50, Fee: 0 };
  const lines = Object.entries(amounts).map(([label, value]) => ({
    label,
    values: [`₹${value}`],
    bar: { value },
  }));
  render(<SheetTable title="Payments" lines={lines} />);
  const bars = [...document.querySelectorAll<HTMLElement>('.bar')];
  expect(bars.map(({ style }) => style.width)).toEqual(['100%', '25%']);
});
