/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/toast/toast';
import { ContactForm } from '@/features/contact/contact-form';
import * as posting from '@/features/contact/post-message';
import { QuickContactForm } from '@/features/contact/quick-contact-form';
import { announceErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';

jest.mock('@/components/toast/toast', () => ({
  endNotice: jest.fn(),
  expectNotice: jest.fn(),
  notify: jest.fn(),
}));

jest.mock('@/content/site', () => {
  const { site, ...others } = jest.requireActual('@/content/site');
  const delivery = { endpoint: 'https://forms.example/f/1', fields: { access_key: 'key' } };
  return { ...others, site: { ...site, delivery } };
});

jest.mock('@/features/contact/post-message', () => ({
  ...jest.requireActual('@/features/contact/post-message'),
  postMessage: jest.fn(),
}));

const postMessage = jest.mocked(posting.postMessage);
const answer = (outcome: posting.Outcome) => postMessage.mockResolvedValueOnce(outcome);
const posted = () => postMessage.mock.calls.map(([, message]) => message as { id: string });

const notices = () => jest.mocked(notify).mock.calls.map(([title]) => title);
const noticed = (title: string) => waitFor(() => expect(notices()).toContain(title));
const SENT = 'Message Sent Successfully!';

/** The action in the last notice. */
const offered = () => jest.mocked(notify).mock.lastCall?.[1]?.action;

const written = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Message: 'Please call about GST registration.',
};

beforeEach(() => {
  postMessage.mockReset();
  jest.mocked(notify).mockClear();
  window.localStorage.clear();
  announceErased();
});

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['the contact form', ContactForm, 'contact', 'Subject'],
  ['the quick contact form', QuickContactForm, 'quick-contact', 'Service'],
] as const)('%s', (_, Form, form, topic) => {
  const field = (label: string) => screen.getByLabelText(label);
  const button = () => screen.getByRole('button', { name: 'Send message' });

  test('is no preview', () => {
    render(<Form delivers />);
    expect(screen.queryByText(/^Preview/)).toBeNull();
  });

  function open() {
    const user = userEvent.setup();
    const { unmount } = render(<Form delivers />);
    return Object.assign(user, { leave: unmount });
  }

  async function write(user: ReturnType<typeof open>) {
    for (const [label, value] of Object.entries(written)) {
      await user.click(field(label));
      await user.paste(value);
    }
    await user.selectOptions(field(topic), 'gst');
  }

  async function send(user = open()) {
    await write(user);
    await user.click(button());
    return user;
  }

  function expectWritten() {
    for (const [label, value] of Object.entries(written)) expect(field(label)).toHaveValue(value);
    expect(field(topic)).toHaveValue('gst');
  }

  test('posts the message with its id, its form and the key of the service', async () => {
    answer('sent');
    await send();
    await noticed(SENT);
    expect(postMessage.mock.calls).toEqual([
      [
        'https://forms.example/f/1',
        {
          access_key: 'key',
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          form,
          name: written.Name,
          email: written.Email,
          phone: written.Phone,
          topic: 'gst',
          subject: 'GST Registration',
          message: written.Message,
          writtenAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        },
      ],
    ]);
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  test('a visitor who has left the page is still told of a failure', async () => {
    let end = (_: posting.Outcome) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const user = await send();
    await screen.findByRole('button', { name: 'Sending...' });
    user.leave();
    await act(async () => end('not-reached'));
    await noticed('Your message was not sent');
    const href = form === 'contact' ? '/contact' : '/';
    expect(offered()).toEqual({ label: 'Open the form', href });
  });

  // Both forms are the same component (message-form.tsx) with other words.
  if (form === 'quick-contact') return;

  test('waits for the answer, and keeps the message until then', async () => {
    let end = (_: posting.Outcome) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await send();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(window.sessionStorage.getItem(createStorageKey(`${form}-draft`))).toContain(
      written.Message,
    );
    expect(notices()).not.toContain(SENT);
    await act(async () => end('sent'));
    await noticed(SENT);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['not-reached', 'We have no sign that your message arrived'],
    ['refused', 'We could not accept your message'],
  ] as const)(
    'a message that is %s stays in its form, also after a reload, beside other ways to send it',
    async (outcome, sentence) => {
      answer(outcome);
      const user = await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expectWritten();
      expect(notices()).not.toContain(SENT);
      for (const link of ['Send it by email', 'Send it on WhatsApp']) {
        const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: link });
        expect(decodeURIComponent(href)).toContain(written.Message);
      }
      await waitFor(() => expect(button()).toHaveFocus());
      user.leave();
      open();
      expectWritten();
      expect(postMessage).toHaveBeenCalledTimes(1);
    },
  );

  test('the links follow changes in the form', async () => {
    answer('not-reached');
    const user = await send();
    const mail = await screen.findByRole('link', { name: 'Send it by email' });
    await user.type(field('Message'), ' And TDS.');
    expect(mail).toHaveAttribute('href', expect.stringContaining('And%20TDS.'));
    // Only what no link can carry whole has to be copied.
    const copy = () => screen.queryByRole('button', { name: 'Copy the message' });
    expect(copy()).toBeNull();
    await user.click(field('Message'));
    await user.paste(' And more.'.repeat(300));
    expect(copy()).toBeVisible();
  });

  test('the same words have the same id, and other words another', async () => {
    for (let time = 0; time < 3; time += 1) answer('not-reached');
    const user = await send();
    await screen.findByRole('alert');
    await user.click(button());
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    await user.type(field('Message'), ' And TDS.');
    await user.click(button());
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(3));
    const [first, second, third] = posted().map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('after a message is sent, the same words make a new message', async () => {
    answer('sent');
    answer('sent');
    const user = await send();
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    await send(user);
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    expect(posted()[1]?.id).not.toBe(posted()[0]?.id);
  });

  test('what is erased while a message is being sent stays erased', async () => {
    let end = (_: posting.Outcome) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await send();
    await screen.findByRole('button', { name: 'Sending...' });
    act(() => announceErased());
    await act(async () => end('not-reached'));
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(field('Message')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('blocked storage does not prevent sending', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    answer('not-reached');
    answer('sent');
    const user = await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Every word is still in the form.');
    await user.click(button());
    await noticed(SENT);
    expect(posted()[1]?.id).toBe(posted()[0]?.id);
  });
});
