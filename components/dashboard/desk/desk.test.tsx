/** @jest-environment jsdom */
import '@/components/dashboard/shell/browser.test-support';
import { render, screen } from '@testing-library/react';
import { Desk } from '@/components/dashboard/desk/desk';
import { chooseRequest } from '@/components/dashboard/desk/chosen-request';
import { askedDesk } from '@/lib/portal/desk/desk.test-support';

jest.mock(
  '@/content/site',
  () => jest.requireActual('@/lib/portal/exchange/demo-site.test-support').demoSite,
);
jest.mock('next/navigation', () => ({ usePathname: () => '/dashboard/quotations' }));

test('x', async () => {
  const client = await askedDesk();
  chooseRequest(client.request.rid);
  render(<Desk />);
  expect(await screen.findByRole('button', { name: 'Answer' }, { timeout: 9000 })).toBeVisible();
});
