/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/contact-form';
import { QuickContactForm } from '@/components/forms/quick-contact-form';
import { notify } from '@/components/ui/toast';
import { announceErased } from '@/lib/browser/erase-signal';
import * as posting from '@/lib/forms/post-message';
import { waitingMessages } from '@/lib/forms/waiting-messages';

jest.mock('@/components/ui/toast', () => ({ expectNotice: jest.fn(), notify: jest.fn() }));

jest.mock('@/content/site', () => {
  const { site, ...others } = jest.requireActual('@/content/site');
  const delivery = { endpoint: 'https://forms.example/f/1', fields: { access_key: 'key' } };
  return { ...others, site: { ...site, delivery } };
});

jest.mock('@/lib/forms/post-message', () => ({
  ...jest.requireActual('@/lib/forms/post-message'),
  postMessage: jest.fn(),
}));

const postMessage = jest.mocked(posting.postMessage);
const answer = (kind: Exclude<posting.Answer['kind'], 'busy'>) =>
  postMessage.mockResolvedValueOnce({ kind });
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

let online: jest.SpyInstance;

beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  postMessage.mockReset();
  jest.mocked(notify).mockClear();
  window.localStorage.clear();
  announceErased();
});

afterEach(() => jest.restoreAllMocks());

function connect(isOnline: boolean) {
  online.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe.each([
  ['the contact form', ContactForm, 'contact', 'Subject'],
  ['the quick contact form', QuickContactForm, 'quick-contact', 'Service'],
] as const)('%s', (_, Form, form, topic) => {
  const field = (label: string) => screen.getByLabelText(label);
  const button = () => screen.getByRole('button', { name: 'Send message' });

  function open() {
    const user = userEvent.setup();
    const { unmount } = render(<Form delivers />);
    return Object.assign(user, { leave: unmount });
  }

  /** Opens the form as in a new tab, without what only this tab kept. */
  function openInNewTab(user: ReturnType<typeof open>) {
    user.leave();
    window.sessionStorage.clear();
    return open();
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
    let end = (_: posting.Answer) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const user = await send();
    await screen.findByRole('button', { name: 'Sending...' });
    user.leave();
    await act(async () => end({ kind: 'failed' }));
    await noticed('Your message was not confirmed');
    const href = form === 'contact' ? '/contact' : '/';
    expect(offered()).toEqual({ label: 'Open the form', href });
  });

  // Both forms are the same component (message-form.tsx) with other words.
  if (form === 'quick-contact') return;

  test('waits for the answer, and keeps the message until then', async () => {
    let end = (_: posting.Answer) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await send();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await waitFor(() => expect(waitingMessages()).toMatchObject([{ form, id: posted()[0]?.id }]));
    expect(notices()).not.toContain(SENT);
    await act(async () => end({ kind: 'sent' }));
    await noticed(SENT);
    expect(waitingMessages()).toEqual([]);
  });

  test.each([
    [{ kind: 'unreached' }, 'could not be reached', 1],
    [{ kind: 'silent' }, 'No answer came within 15 seconds', 1],
    [{ kind: 'busy', wait: 120_000 }, 'Please try again in 2 minutes.', 1],
    [{ kind: 'failed' }, 'Our mail service has a fault', 1],
    [{ kind: 'unclear' }, 'did not confirm your message', 1],
    [{ kind: 'refused' }, 'Your message was not accepted', 0],
    [{ kind: 'too-long' }, 'too long', 0],
  ] as [posting.Answer, string, number][])(
    'keeps every word and says why: %j',
    async (result, sentence, waiting) => {
      postMessage.mockResolvedValueOnce(result);
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expectWritten();
      expect(notices()).not.toContain(SENT);
      expect(waitingMessages()).toHaveLength(waiting);
      for (const link of ['Send it by email', 'Send it on WhatsApp']) {
        const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: link });
        expect(decodeURIComponent(href)).toContain(written.Message);
      }
      await waitFor(() => expect(button()).toHaveFocus());
    },
  );

  test('the links follow changes in the form', async () => {
    answer('failed');
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

  test('the same words have the same id, in this tab and after a reload', async () => {
    answer('silent');
    answer('failed');
    answer('sent');
    const user = await send();
    await screen.findByRole('alert');
    await user.click(button());
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    user.leave();
    const again = open();
    await screen.findByRole('alert');
    expectWritten();
    await again.click(button());
    await noticed(SENT);
    const ids = posted().map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  });

  test('the same words have the same id even if another tab has sent them', async () => {
    answer('unreached');
    answer('sent');
    const user = await send();
    await screen.findByRole('alert');
    window.localStorage.clear();
    await user.click(button());
    await noticed(SENT);
    expect(posted()[1]?.id).toBe(posted()[0]?.id);
  });

  test('different words make a new message, which replaces the first', async () => {
    answer('silent');
    answer('silent');
    const user = await send();
    await screen.findByRole('alert');
    await user.type(field('Message'), ' And TDS.');
    await user.click(button());
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(waitingMessages()).toHaveLength(1));
    const [first, second] = posted();
    expect(second?.id).not.toBe(first?.id);
    expect(waitingMessages()[0]?.id).toBe(second?.id);
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

  test('a message written offline waits, is offered again, and is sent only on a press', async () => {
    connect(false);
    answer('unreached');
    const user = await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You are offline, so your message was not sent.');
    expect(alert).toHaveTextContent('It waits in this browser until you send or discard it.');
    connect(true);
    expect(alert).toHaveTextContent('You are back online. Your message has not been sent yet');

    const later = openInNewTab(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You wrote this message on');
    await noticed('A message of yours is waiting');
    expectWritten();
    connect(false);
    connect(true);
    expect(postMessage).toHaveBeenCalledTimes(1);
    answer('sent');
    await later.click(button());
    await noticed(SENT);
    expect(posted()[1]?.id).toBe(posted()[0]?.id);
    expect(waitingMessages()).toEqual([]);
  });

  test('a waiting message does not replace what is being written', async () => {
    answer('silent');
    const user = await send();
    await screen.findByRole('alert');
    user.leave();
    window.sessionStorage.setItem(`${form}-draft`, '{"name":"Ram"}');
    open();
    await act(async () => {});
    expect(field('Name')).toHaveValue('Ram');
    expect(field('Message')).toHaveValue('');
    expect(waitingMessages()).toHaveLength(1);
  });

  test('several that an earlier version kept are offered in turn, the newest first', async () => {
    const kept = ['Second', 'First'].map((words, index) => ({
      id: `${index}`.repeat(32),
      form,
      name: written.Name,
      email: written.Email,
      phone: written.Phone,
      topic: 'gst',
      message: `${words}, about GST registration.`,
      writtenAt: Date.now() - index * 1000,
    }));
    window.localStorage.setItem('waiting-messages', JSON.stringify(kept.toReversed()));
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Messages that wait after it: 1.');
    expect(field('Message')).toHaveValue(kept[0]?.message);
    answer('sent');
    await user.click(button());
    await waitFor(() => expect(field('Message')).toHaveValue(kept[1]?.message));
    expect(waitingMessages()).toMatchObject([{ id: kept[1]?.id }]);
  });

  test('one press discards a message, and another restores it', async () => {
    answer('silent');
    const user = await send();
    await user.click(await screen.findByRole('button', { name: 'Discard message' }));
    expect(field('Message')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(waitingMessages()).toEqual([]);
    const undo = offered();
    if (!undo || !('onClick' in undo)) throw new Error('nothing to undo with');
    act(undo.onClick);
    expectWritten();
  });

  test('what is erased while a message is being sent stays erased', async () => {
    let end = (_: posting.Answer) => {};
    postMessage.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await send();
    await waitFor(() => expect(waitingMessages()).toHaveLength(1));
    act(() => announceErased());
    await act(async () => end({ kind: 'failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('please keep this page open');
    expect(waitingMessages()).toEqual([]);
  });

  test('blocked storage does not prevent sending', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    answer('failed');
    answer('sent');
    const user = await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('please keep this page open');
    await user.click(button());
    await noticed(SENT);
    expect(posted()[1]?.id).toBe(posted()[0]?.id);
  });
});
