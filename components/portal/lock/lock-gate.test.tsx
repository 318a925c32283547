/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import { LockGate } from '@/components/portal/lock/lock-gate';
import { lockFrame } from '@/content/words/lock';

const page = (
  <LockGate words={lockFrame}>
    <p>Quite private</p>
  </LockGate>
);

test('a locked area has the locked screen in place of the page', async () => {
  document.documentElement.dataset.lock = 'locked';
  render(page);
  expect(screen.queryByText('Quite private')).toBeNull();
  expect(await screen.findByRole('heading', { name: lockFrame.heading })).toBeVisible();
});

test('any other has its page', () => {
  delete document.documentElement.dataset.lock;
  render(page);
  expect(screen.getByText('Quite private')).toBeVisible();
});
