/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme as copy } from '@/content/words/theme';
import { ThemeSettings } from '@/features/client-area/settings/theme-settings';
import { getShownTheme } from '@/lib/browser/theme';

const { light, dark, system } = copy.options;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('a choice that the browser stores needs no sentence', async () => {
  render(<ThemeSettings />);
  await choose(dark);
  expect(getShownTheme()).toBe('dark');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['setItem', 'getItem'] as const)(
  'with a storage whose %s fails, the choice is shown, and the page says that it lasts for now',
  async (operation) => {
    jest.spyOn(Storage.prototype, operation).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    render(<ThemeSettings />);
    await choose(light);
    expect(getShownTheme()).toBe('light');
    expect(screen.getByRole('status')).toHaveTextContent(copy.notStored);

    await choose(system);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);
