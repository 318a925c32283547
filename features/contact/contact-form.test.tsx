/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ToastHost } from '@/components/layout/toast-host';
import { durations } from '@/content/durations';
import { ContactForm } from '@/features/contact/contact-form';
import { QuickContactForm } from '@/features/contact/quick-contact-form';
import * as sending from '@/features/contact/send-message';
import { createStorageKey } from '@/lib/browser/storage-names';

jest.mock('@/features/contact/send-message', () => {
  const actual = jest.requireActual<typeof import('@/features/contact/send-message')>(
    '@/features/contact/send-message',
  );
  return { ...actual, sendMessage: jest.fn(actual.sendMessage) };
});

const filled = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Message: 'Please call about GST registration.',
};

async function fill(user: ReturnType<typeof userEvent.setup>, values: Partial<typeof filled>) {
  for (const [label, value] of Object.entries(values)) {
    if (value === undefined) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
}

function setup(Form = ContactForm) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(
    <>
      <Form delivers={false} />
      <ToastHost />
    </>,
  );
  return Object.assign(user, { leave: unmount });
}

const stored = (key: string) =>
  JSON.parse(window.sessionStorage.getItem(createStorageKey(key)) ?? 'null');

const scrolled = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
});

afterEach(() => {
  jest.useRealTimers();
});

test('an empty form reports each missing field beside it and moves the focus to the first', async () => {
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

test('the quick form names each empty field beside it, and keeps the filled ones', async () => {
  const user = setup(QuickContactForm);
  await fill(user, { Name: 'A', Phone: '9' });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  for (const [label, message] of [
    ['Email', 'Please enter a valid email address'],
    ['Service', 'Please select a service'],
    ['Message', 'Please fill in this field'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  }
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('A');
  expect(screen.getByLabelText('Name')).toBeValid();
});

// features/contact/contact.test.ts has what is refused and what passes.
test.each([
  ['Name', 'A', 'Name must be at least 2 characters'],
  ['Name', '\0\0', 'Name must be at least 2 characters'],
  ['Email', 'asha@', 'Please enter a valid email address'],
  ['Phone', ' '.repeat(10), 'Please enter a valid phone number'],
  ['Message', 'a'.repeat(100_001), 'Please use at most 1,00,000 characters'],
] as const)('%s "%.20s" is refused and everything typed stays', async (label, value, message) => {
  const user = setup();
  await fill(user, { ...filled, [label]: undefined });
  await user.click(screen.getByLabelText(label));
  await user.paste(value);
  await user.selectOptions(screen.getByLabelText('Subject'), 'gst');
  await user.click(screen.getByRole('button', { name: 'Send message' }));

  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  for (const [other, stored] of Object.entries({ ...filled, [label]: value })) {
    expect(screen.getByLabelText(other)).toHaveValue(stored);
  }
  expect(screen.getByLabelText('Subject')).toHaveValue('gst');
});

test.each([
  ['Email', 'राम@उदाहरण.भारत'],
  ['Message', '<script>alert(1)</script>'],
] as const)('%s "%.20s" passes', async (label, value) => {
  const user = setup();
  await user.click(screen.getByLabelText(label));
  await user.paste(value);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please select a subject'),
  );
  expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription();
});

test('sending takes 2,000 ms, then shows one notice and empties the form', async () => {
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
    screen.getByText(
      `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  // No endpoint is named, so nothing has left the browser, as is said before and after.
  expect(screen.getByText(/^Preview: this form sends nothing/)).toBeVisible();
  expect(screen.getByText(/^We got nothing: only this tab keeps it/)).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  // What was typed stays in view, and goes with the links.
  expect(screen.getByText(filled.Message, { exact: false })).toBeVisible();
  for (const name of ['Send it on WhatsApp', 'Send it by email']) {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
    for (const typed of Object.values(filled)) expect(decodeURIComponent(href)).toContain(typed);
  }
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  const sent = JSON.parse(window.sessionStorage.getItem(createStorageKey('sent-messages')) ?? '[]');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Asha Verma', subject: 'itr' });
});

test('what was typed before script came is newer than a draft', () => {
  const draft = { name: 'Old Name', email: 'asha@example.in' };
  window.sessionStorage.setItem(createStorageKey('contact-draft'), JSON.stringify(draft));
  const form = <ContactForm delivers={false} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const name = container.querySelector<HTMLInputElement>('[name=name]');
  if (name) name.value = 'Asha Verma';
  render(form, { container, hydrate: true });
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Verma');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
});

test('a reload restores what was typed', async () => {
  const user = setup();
  await fill(user, { Name: 'Asha', Message: 'Half a sentence' });
  document.body.innerHTML = '';
  setup();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Message')).toHaveValue('Half a sentence');
});

test.each([
  ['text', '"Asha"'],
  ['a number', '7'],
  ['a list', '["Asha"]'],
  ['broken text', '{"name":'],
  ['values of other kinds', '{"name":{},"email":7,"phone":null,"toString":"x"}'],
])('a draft that is %s fills in nothing', async (_, draft) => {
  window.sessionStorage.setItem(createStorageKey('contact-draft'), draft);
  setup();
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('the quick form sends once, and keeps a draft of its own until then', async () => {
  const user = setup(QuickContactForm);
  await fill(user, filled);
  await user.selectOptions(screen.getByLabelText('Service'), 'itr');
  expect(stored('quick-contact-draft')).toMatchObject({ name: filled.Name, service: 'itr' });
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await act(() => jest.advanceTimersByTimeAsync(sending.SEND_DELAY_MS));
  expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
  for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(stored('sent-messages')).toMatchObject([{ name: filled.Name, service: 'itr' }]);
  expect(stored('sent-messages')).toHaveLength(1);
});

// Both forms are the same component (message-form.tsx) with other words.
describe('while the form sends', () => {
  async function press(user = setup()) {
    await fill(user, filled);
    await user.selectOptions(screen.getByLabelText('Subject'), 'itr');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('button', { name: 'Sending...' });
    return user;
  }

  const until = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const labels = ['Name', 'Email', 'Phone', 'Subject', 'Message'];

  test('no field can be changed, since the reset would empty it', async () => {
    const user = await press();
    await fill(user, { Name: ' Devi', Message: ' And TDS.' });
    await user.selectOptions(screen.getByLabelText('Subject'), 'gst').catch(() => {});
    for (const [label, value] of Object.entries(filled)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    expect(screen.getByLabelText('Subject')).toHaveValue('itr');

    await until(sending.SEND_DELAY_MS);
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Subject'), 'gst');
    expect(stored('contact-draft')).toEqual({ subject: 'gst' });
  });

  test('the focus stays on the button', async () => {
    await press();
    await until(sending.SEND_DELAY_MS);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus());
  });

  test('Enter in a field does not send again', async () => {
    const user = await press();
    await user.type(screen.getByLabelText('Name'), '{Enter}{Enter}');
    await until(2 * sending.SEND_DELAY_MS);
    expect(stored('sent-messages')).toHaveLength(1);
  });

  test('three simultaneous submits by script send one message', async () => {
    const user = setup();
    await fill(user, filled);
    await user.selectOptions(screen.getByLabelText('Subject'), 'itr');
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() =>
      [1, 2, 3].forEach(() => {
        form.requestSubmit();
      }),
    );
    await until(2 * sending.SEND_DELAY_MS);
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    expect(stored('sent-messages')).toHaveLength(1);
  });

  test('values that a password manager fills in without an event are sent too', async () => {
    const user = setup();
    for (const [label, value] of Object.entries(filled)) {
      screen.getByLabelText<HTMLInputElement>(label).value = value;
    }
    await user.selectOptions(screen.getByLabelText('Subject'), 'itr');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await until(sending.SEND_DELAY_MS);
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    expect(stored('sent-messages')).toMatchObject([
      { name: filled.Name, email: filled.Email, phone: filled.Phone, message: filled.Message },
    ]);
  });

  test('a form opened again during sending does not offer the message again', async () => {
    const user = await press();
    user.leave();
    setup();
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
    await until(sending.SEND_DELAY_MS);
    expect(stored('sent-messages')).toHaveLength(1);
    expect(stored('contact-draft')).toBeNull();
  });

  test('a message that cannot be sent stays in the form, which says so', async () => {
    jest.mocked(sending.sendMessage).mockRejectedValueOnce(new Error('offline'));
    const user = setup();
    await fill(user, filled);
    await user.selectOptions(screen.getByLabelText('Subject'), 'itr');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/please assume that it did not/);
    await waitFor(() => expect(screen.queryByText('Message Sent Successfully!')).toBeNull());
    expect(screen.getByLabelText('Message')).toHaveValue(filled.Message);
    expect(stored('contact-draft')).toMatchObject({ name: filled.Name });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  });

  test.each([
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
    ['closed', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ] as const)('%s storage makes no difference to the visitor', async (_, storage) => {
    const closed = storage().mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press();
    await until(sending.SEND_DELAY_MS);
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    closed.mockRestore();
  });

  test.each(['"x"', '{"length":1}', '7', '[1,'])(
    'earlier messages of %s do no harm',
    async (row) => {
      window.sessionStorage.setItem(createStorageKey('sent-messages'), row);
      await press();
      await until(sending.SEND_DELAY_MS);
      expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
      expect(stored('sent-messages')).toHaveLength(1);
    },
  );
});

test('only the latest ten messages are kept', async () => {
  for (let number = 1; number <= 12; number += 1) {
    const sent = sending.sendMessage({ name: `${number}` });
    await jest.advanceTimersByTimeAsync(sending.SEND_DELAY_MS);
    await sent;
  }
  const names = stored('sent-messages').map((message: { name: string }) => message.name);
  expect(names).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

describe('a subject preset by a link', () => {
  const subject = () => screen.getByLabelText('Subject');
  const come = (query: string) => window.history.replaceState(null, '', `/contact${query}`);

  test('is chosen, and does not count as a draft', async () => {
    come('?subject=gst');
    const user = setup();
    expect(subject()).toHaveValue('gst');
    expect(stored('contact-draft')).toBeNull();

    await fill(user, { Name: 'Asha' });
    user.leave();
    come('?subject=itr');
    setup();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(subject()).toHaveValue('itr');
  });

  test('yields to one chosen by hand', async () => {
    const user = setup();
    await user.selectOptions(subject(), 'audit');
    user.leave();
    come('?subject=itr');
    setup();
    expect(subject()).toHaveValue('audit');
  });

  test('a notice begins the message, and goes above a draft', async () => {
    const message = () => screen.getByLabelText('Message');
    come('?subject=itr&notice=143(1)(a)');
    const user = setup();
    expect(message()).toHaveValue('Notice 143(1)(a): ');
    expect(stored('contact-draft')).toBeNull();
    await user.type(message(), 'what now?');
    user.leave();
    come('?subject=itr&notice=148A');
    setup();
    expect(message()).toHaveValue('Notice 148A: \nNotice 143(1)(a): what now?');
  });

  test('is gone once the message is sent', async () => {
    come('?subject=gst');
    const user = setup();
    await fill(user, filled);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await act(() => jest.advanceTimersByTimeAsync(sending.SEND_DELAY_MS));
    await waitFor(() => expect(subject()).toHaveValue(''));
    expect(stored('sent-messages')).toMatchObject([{ subject: 'gst' }]);
  });

  test.each(['?subject=astrology&notice=<b>', '?%E0%A4%A', '#subject=gst'])(
    'is ignored as %.40s',
    (query) => {
      come(query);
      setup();
      expect(subject()).toHaveValue('');
      expect(screen.getByLabelText('Message')).toHaveValue('');
    },
  );
});
