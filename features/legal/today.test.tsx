/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CurrentDate } from '@/features/legal/today';
import { TODAY } from '@/lib/browser/attributes';
import { writeDates } from '@/lib/browser/dates';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 59) });
});

afterEach(() => {
  jest.useRealTimers();
});

/** Loads the served HTML as a browser does, with its script run at the end. */
function serve() {
  document.body.innerHTML = `<p><span ${TODAY}="">the day you read this</span></p>`;
  writeDates();
  return document.body.firstElementChild as HTMLElement;
}

test('a page opened by a link shows the date', () => {
  render(<CurrentDate />);
  expect(screen.getByText('21 November 2026')).toBeInTheDocument();
});

test('the served HTML shows the date before React, and hydration does not change it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = serve();
  expect(container.textContent).toBe('21 November 2026');
  await act(async () => {
    hydrateRoot(container, <CurrentDate />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  expect(container.textContent).toBe('21 November 2026');
  expect(errors).not.toHaveBeenCalled();
});

test('hydration on the next day keeps the date that the reader has seen', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = serve();
  jest.setSystemTime(new Date(2026, 10, 22, 0, 0, 1));
  await act(async () => {
    hydrateRoot(container, <CurrentDate />);
  });
  expect(container.textContent).toBe('21 November 2026');
  expect(errors).not.toHaveBeenCalled();
});
