/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/ui/toast-host';
import { ContactForm } from './contact-form';

const filled = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Message: 'Please call about GST registration.',
};

async function fill(user: ReturnType<typeof userEvent.setup>, values: Partial<typeof filled>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), value);
  }
}

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <ContactForm />
      <ToastHost />
    </>,
  );
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an empty form names what is missing, beside each field, and goes to the first', async () => {
  const user = setup();
  await user.click(screen.getByRole('button', { name: 'Send message' }));

  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a valid phone number'],
    ['Subject', 'Please select a subject'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const) {
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toBeInvalid();
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test.each([
  ['Name', 'A', 'Name must be at least 2 characters'],
  ['Email', 'asha@', 'Please enter a valid email address'],
  ['Phone', '987654321', 'Please enter a valid phone number'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
] as const)('%s "%s" is refused and everything typed stays', async (label, value, message) => {
  const user = setup();
  await fill(user, { ...filled, [label]: value });
  await user.selectOptions(screen.getByLabelText('Subject'), 'gst');
  await user.click(screen.getByRole('button', { name: 'Send message' }));

  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  for (const [other, kept] of Object.entries({ ...filled, [label]: value })) {
    expect(screen.getByLabelText(other)).toHaveValue(kept);
  }
  expect(screen.getByLabelText('Subject')).toHaveValue('gst');
});

test.each([
  ['Name', 'Om'],
  ['Phone', '9876543210'],
  ['Message', 'Ten chars.'],
] as const)('%s "%s" is just long enough', async (label, value) => {
  const user = setup();
  await fill(user, { [label]: value });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    ),
  );
  expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription();
});

test('sending takes 2,000 ms, then says so once and empties the form', async () => {
  const user = setup();
  await fill(user, filled);
  await user.selectOptions(screen.getByLabelText('Subject'), 'itr');
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }));

  const sending = await screen.findByRole('button', { name: 'Sending...' });
  expect(sending).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(sending).toHaveTextContent('Sending...');
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
  expect(
    screen.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  const sent = JSON.parse(window.sessionStorage.getItem('sent-messages') ?? '[]');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Asha Verma', subject: 'itr' });
});

test('a reload brings back what was typed', async () => {
  const user = setup();
  await fill(user, { Name: 'Asha', Message: 'Half a sentence' });
  document.body.innerHTML = '';
  setup();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Message')).toHaveValue('Half a sentence');
});

test('storage that refuses changes nothing for the visitor', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = setup();
  await fill(user, filled);
  await user.selectOptions(screen.getByLabelText('Subject'), 'other');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
  jest.restoreAllMocks();
});
