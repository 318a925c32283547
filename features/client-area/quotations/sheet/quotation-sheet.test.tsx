/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import { isFromFirm, markUnchecked } from '@/features/client-area/protocol/append-event';
import {
  computeQuotation,
  computeQuotations,
  isSigned,
} from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import { QuotationSheet } from '@/features/client-area/quotations/sheet/quotation-sheet';
import { getDayInIndia } from '@/lib/days';
import { freshArea } from '@/lib/test-support/fresh-area';
import { acceptedLog, THREAD_TODAY } from '@/lib/test-support/thread-messages';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

test('the answer of the sample stays visible while it is signed and checked', async () => {
  const today = getDayInIndia(Date.now());
  const area = await freshArea();
  const received = async () => {
    const all = computeQuotations(await area.threads.toArray(), today);
    const found = all.find(({ stage }) => stage === 'quoted');
    if (!found) throw new Error('no sample is answered');
    return found;
  };
  const unsigned = await received();
  expect(isSigned(unsigned)).toBe(false);
  const { container, rerender } = render(
    <QuotationSheet quotation={unsigned} today={today} position="beside" />,
  );
  // Download already looks as it does beside Accept, the main button, which comes later.
  const look = screen.getByRole('button', { name: /^Download/ }).className;
  const withoutTable: (string | null)[] = [];
  new MutationObserver(() => {
    if (!container.querySelector('table')) withoutTable.push(container.textContent);
  }).observe(container, { childList: true, subtree: true, attributes: true });

  await signSampleAnswer(unsigned.id);
  rerender(<QuotationSheet quotation={await received()} today={today} position="beside" />);
  expect(await screen.findByText('Sample signature')).toBeVisible();
  expect(withoutTable).toEqual([]);
  expect(screen.getByRole('button', { name: /^Download/ }).className).toBe(look);
});

test('an answer whose signature could not be checked is reported, and nothing can be sent', () => {
  const log = acceptedLog();
  const events = markUnchecked(log, new Set(log.filter(isFromFirm)));
  const quotation = computeQuotation({ id: 'Q-2026-003', events }, THREAD_TODAY);
  render(<QuotationSheet quotation={quotation} today={THREAD_TODAY} position="dialog" />);
  expect(screen.getByText(/could not check who signed the answer/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Send to us' })).toBeNull();
});
