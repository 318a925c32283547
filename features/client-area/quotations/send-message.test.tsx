/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import { addToCart } from '@/features/client-area/cart/cart';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { SendMessage } from '@/features/client-area/quotations/send-message';
import { prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import { withStore } from '@/features/client-area/store/store';
import { freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/features/client-area/quotations/sending', () => {
  const sending = jest.requireActual('@/features/client-area/quotations/sending');
  return { ...sending, prepareOutgoingMessage: jest.fn(sending.prepareOutgoingMessage) };
});

test('the message is prepared once, after the profile has been read', async () => {
  await freshArea();
  await withStore((db) => db.threads.clear());
  await addToCart('itr-1');
  await requestQuotation();
  const [{ id } = { id: '' }] = await withStore((db) => db.threads.toArray());
  render(<SendMessage id={id} />);
  await screen.findByRole('button', { name: 'Copy link' });
  await waitFor(() => expect(screen.getByLabelText('With my name and contact')).toBeEnabled());
  expect(prepareOutgoingMessage).toHaveBeenCalledTimes(1);
});
