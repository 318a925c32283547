/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneMenu } from '@/components/layout/phone-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

let turnWide = () => {};
beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      addEventListener: (_: string, listener: () => void) => {
        turnWide = listener;
      },
      removeEventListener: () => {},
    }),
  });
});

const group = { title: 'Firm', links: [{ path: '/about', label: 'About', summary: '' } as const] };

test('the menu opens, and closes where the header shows its own menus', async () => {
  render(<PhoneMenu head={null} groups={[group]} className="" />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('link', { name: 'About' })).toBeVisible();
  act(() => turnWide());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'About' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});
