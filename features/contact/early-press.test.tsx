/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { QuickContactForm } from '@/features/contact/quick-contact-form';

/** Repeats a press that was held, as the loader does once the page is hydrated. */
function HeldPress() {
  useEffect(() => screen.getByRole('button', { name: 'Send message' }).click(), []);
  return null;
}

test('an empty form sent before it has read its draft names what is missing', async () => {
  render(
    <>
      <QuickContactForm delivers={false} />
      <HeldPress />
    </>,
  );
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Please fill in this field');
});
