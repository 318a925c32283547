/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMoreRows } from '@/components/table/more-rows';

const rows = Array.from({ length: 45 }, (_, index) => `Row ${index + 1}`);

function List({ count, least }: { count: number; least?: number }) {
  const { shown, more } = useMoreRows(rows.slice(0, count), least);
  return (
    <>
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {more}
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').length;

test('a long list shows its first rows, then the next ones, and keeps the focus', async () => {
  render(<List count={45} />);
  expect(shown()).toBe(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(shown()).toBe(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(shown()).toBe(45);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('45 of 45 shown')).toHaveFocus();
});

test('a short list says nothing, and a row that is asked for is shown', () => {
  const { rerender } = render(<List count={20} />);
  expect(screen.queryByText(/shown/)).toBeNull();
  rerender(<List count={45} least={29} />);
  expect(shown()).toBe(30);
});

test('paper gets all rows, and the screen then has as many as before', () => {
  render(<List count={45} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe(45);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toBe(20);
});
