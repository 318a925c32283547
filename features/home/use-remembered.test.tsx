/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { latePayments } from '@/content/calculators/late-payments';
import { reasons } from '@/content/reasons';
import { Late } from '@/features/home/late';
import { Notice } from '@/features/home/notice';
import { Regime } from '@/features/home/regime';
import { listLateForms } from '@/features/planners/late-forms';
import { readCalculator } from '@/lib/forms/session-store';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const { fields } = latePayments;

const cover = () =>
  render(
    <>
      <Notice />
      <Late forms={listLateForms('2026-11-29')} />
      <Regime />
    </>,
  );

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

const findRow = (title: string) => screen.getByText(title).closest('details');

beforeEach(() => {
  window.sessionStorage.clear();
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
});

describe('a visitor who comes back to the cover', () => {
  test('finds the row that was open, its field and its answer', async () => {
    const { unmount } = cover();
    type(reasons.regime.label, '15,00,000');
    fireEvent.click(screen.getByRole('button', { name: reasons.regime.action, hidden: true }));
    await screen.findByText(reasons.regime.sheet);
    unmount();

    cover();
    await screen.findByText(reasons.regime.sheet);
    expect(screen.getByLabelText(reasons.regime.label)).toHaveValue('15,00,000');
    expect(findRow(reasons.regime.title)).toHaveAttribute('open');
    expect(window.HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('finds the words of a sentence and the fields that they brought', async () => {
    const { unmount } = cover();
    fireEvent.change(screen.getByLabelText('What is late'), { target: { value: 'gst' } });
    type(fields.turnover, '50,00,000');
    type(fields.cash, '50,000');
    type(fields.dueOn, '2026-10-20');
    fireEvent.click(screen.getByRole('button', { name: latePayments.action, hidden: true }));
    const total = (await screen.findAllByRole('row', { hidden: true })).at(-1)?.textContent;
    expect(total).toContain('₹');
    unmount();

    cover();
    expect((await screen.findAllByRole('row', { hidden: true })).at(-1)?.textContent).toBe(total);
    expect(screen.getByLabelText('What is late')).toHaveValue('gst');
    expect(screen.getByLabelText(fields.cash)).toHaveValue('50,000');
    expect(screen.getByLabelText(fields.dueOn)).toHaveValue('2026-10-20');
  });

  test('finds what was typed and not asked yet, without an answer', async () => {
    const { unmount } = cover();
    type(reasons.notice.label, '143(1)');
    unmount();

    cover();
    expect(screen.getByLabelText(reasons.notice.label)).toHaveValue('143(1)');
    await waitFor(() => expect(readCalculator('cover')?.workedOut).toBeNull());
    expect(screen.queryByText(reasons.notice.time)).not.toBeInTheDocument();
  });

  test('keeps what was typed before the script came', () => {
    const { unmount } = cover();
    type(reasons.notice.label, '143(1)');
    unmount();

    const container = document.createElement('div');
    container.innerHTML = renderToString(<Notice />);
    document.body.append(container);
    type(reasons.notice.label, '139(9)');
    render(<Notice />, { container, hydrate: true });
    expect(screen.getByLabelText(reasons.notice.label)).toHaveValue('139(9)');
  });
});
