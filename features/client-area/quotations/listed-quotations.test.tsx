/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen, within } from '@testing-library/react';
import { ListedQuotations } from '@/features/client-area/quotations/listed-quotations';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import { chooseQuotation } from '@/features/client-area/quotations/use-address';
import { requestedEvent, THREAD_TODAY } from '@/lib/test-support/thread-messages';

jest.mock('@/components/layout/use-wide', () => ({ useWide: () => true }));

const quotations = ['Q-2026-003', 'Q-2026-004'].map((id) =>
  computeQuotation({ id, events: [requestedEvent()] }, THREAD_TODAY),
);
const sheet = (id: string) => screen.findByRole('region', { name: `Quotation ${id}` });
const show = (id: string) => act(async () => chooseQuotation(id));

async function openSecond() {
  window.history.replaceState(null, '', '#Q-2026-003');
  render(
    <ListedQuotations quotations={quotations} today={THREAD_TODAY}>
      {null}
    </ListedQuotations>,
  );
  await show('Q-2026-004');
  return sheet('Q-2026-004');
}

test('the next sheet takes the focus if the removed sheet had it', async () => {
  const [control] = within(await openSecond()).getAllByRole('button');
  control?.focus();
  expect(control).toHaveFocus();
  await show('Q-2026-003');
  const heading = within(await sheet('Q-2026-003')).getByRole('heading', { level: 2 });
  expect(heading).toHaveFocus();
});

test('the next sheet takes no focus if the removed sheet did not have it', async () => {
  await openSecond();
  expect(document.body).toHaveFocus();
  await show('Q-2026-003');
  await sheet('Q-2026-003');
  expect(document.body).toHaveFocus();
});
