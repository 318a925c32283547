/** @jest-environment jsdom */
import { prices } from '@/content/prices';
import '@/lib/test-support/browser-features';
import { File as NodeFile } from 'node:buffer';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { keepFocus } from '@/components/actions/keep-focus';
import { ToastHost } from '@/components/layout/toast-host';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { createFirstDraft } from '@/features/client-area/firm-inbox/answer/answer-draft';
import { chooseRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { getStoredKey } from '@/features/client-area/firm-inbox/inbox';
import { withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { createInboxFile } from '@/features/client-area/firm-inbox/inbox-file';
import { Inbox } from '@/features/client-area/firm-inbox/inbox-page';
import { InboxKeyPanel } from '@/features/client-area/firm-inbox/keys/inbox-key-panel';
import {
  decryptKey,
  encryptKey,
  readKeyFile,
} from '@/features/client-area/firm-inbox/keys/key-file';
import { createPrivateKey, removeKey, storeKey } from '@/features/client-area/firm-inbox/keys/keys';
import { LazyInboxOpened } from '@/features/client-area/firm-inbox/lazy-inbox-opened';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { sign } from '@/features/client-area/protocol/signing';
import { IncomingLink } from '@/features/client-area/quotations/incoming-link';
import { getServiceName } from '@/lib/content/prices';
import { saveFile } from '@/lib/files/save-file';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import {
  createTextFinder,
  failingAtWill,
  listExportsBeside,
  press,
  type Screen,
  testFailures,
  undo,
} from '@/lib/test-support/failing-screens';
import { createPdfBytes } from '@/lib/test-support/fresh-area';
import {
  acceptOnlyAnswer,
  answerOnlyRequest,
  Client,
  createAskedInbox,
  freshInbox,
  inboxEntries,
  onlyEntry,
} from '@/lib/test-support/inbox-client';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/features/client-area/firm-inbox/inbox-database', () => {
  const inbox = jest.requireActual('@/features/client-area/firm-inbox/inbox-database');
  const wrapped = (name: string) => (work: never) => failingAtWill(inbox[name])(work);
  return { ...inbox, withInbox: wrapped('withInbox'), eraseInbox: wrapped('eraseInbox') };
});
jest.mock('@/lib/files/save-file', () => ({ saveFile: jest.fn() }));
// Needs streams, which jsdom lacks.
jest.mock('@/lib/files/zip-writer', () => ({ createZip: async () => new Blob(['PK']) }));
jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard/quotations',
  useRouter: () => ({ push: () => {} }),
}));

const COMPANY = getServiceName('formation-private-limited');
const ITR = getServiceName('itr-1');
const PAYROLL = 'Payroll, 10 employees';
const rupees = (amount: number) => formatRupees(amount);
const listed = prices['formation-private-limited'].rupees + prices['itr-1'].rupees;

const findFee = (service: string) => screen.findByLabelText(`Fee of ${service}`);
const typeAmount = async (label: string, amount: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value: amount } });
const getRow = (name: string | RegExp) => screen.getByRole('row', { name });

async function openSheet(): Promise<Client> {
  const client = await createAskedInbox();
  chooseRequest(client.request.rid);
  return client;
}
const show = (page: React.ReactElement) =>
  render(
    <>
      {page}
      <ToastHost />
    </>,
  );

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.mocked(saveFile).mockClear();
  chooseRequest(null);
});

test.each([
  [{ sample: true } as const, 1],
  [{}, 0],
])(
  'a request with %j shows the word Sample in the list and on its sheet',
  async (sample, marks) => {
    const { request } = await createAskedInbox(sample);
    chooseRequest(request.rid);
    show(<Inbox />);
    const sheet = within(await screen.findByRole('article', { name: `Request ${request.id}` }));
    const list = within(screen.getByRole('list', { name: 'Requests' }));
    for (const part of [sheet, list]) expect(part.queryAllByText('Sample')).toHaveLength(marks);
  },
);

describe('the focus moves to what replaces the pressed button', () => {
  const group = (name: RegExp) => screen.findByRole('group', { name });

  test('after Answer, and after Answer again', async () => {
    const user = userEvent.setup();
    await openSheet();
    show(<Inbox />);
    await findFee(ITR);
    await typeAmount(`Fee of ${PAYROLL}`, '1,000');
    await press(user, 'Answer');
    await screen.findByText('Not sent yet');
    expect(await group(/^Answer to Q-/)).toHaveFocus();
    await press(user, 'Answer again');
    await screen.findByRole('button', { name: 'Answer' });
    expect(await group(/^Answer to Q-/)).toHaveFocus();
  });

  test.each(['Play the firm with the demo key', 'Make a key pair'])('after %s', async (name) => {
    const user = userEvent.setup();
    await freshInbox();
    await removeKey();
    show(<InboxKeyPanel />);
    await press(user, name);
    await screen.findByText(/^This computer holds the key/);
    expect(await group(/^The key of this computer/)).toHaveFocus();
  });

  test('after Remove the key', async () => {
    const user = userEvent.setup();
    await freshInbox();
    show(<InboxKeyPanel />);
    await press(user, 'Remove the key from this computer');
    await press(user, 'Remove the key');
    await screen.findByRole('button', { name: 'Make a key pair' });
    const place = await group(/^The key of this computer/);
    await waitFor(() => expect(place).toHaveFocus());
  });

  test('no focus moves after another tab removed the key, if no control had it', async () => {
    await freshInbox();
    show(<InboxKeyPanel />);
    await screen.findByText(/^This computer holds the key/);
    await removeKey();
    await screen.findByRole('button', { name: 'Make a key pair' });
    expect(document.body).toHaveFocus();
  });
});

describe('the answer', () => {
  test('adds up while it is written: fees, discount, GST by region, government fees separately', async () => {
    await openSheet();
    show(<Inbox />);
    await typeAmount(`Fee of ${PAYROLL}`, '1,000');
    await typeAmount('Discount', '500');
    await typeAmount('Government fees', '2,000');
    const fees = listed + 1000;
    await waitFor(() => expect(getRow(/^Fees/)).toHaveTextContent(rupees(fees)));
    const gst = formatRupeesAndPaise(((fees - 500) * 18) / 100);
    expect(getRow(/^GST 18% CGST 9% \+ SGST 9%/)).toHaveTextContent(gst);
    expect(getRow(/^Round-off/)).toBeVisible();
    expect(getRow(/^Total/)).toHaveTextContent(rupees(((fees - 500) * 118) / 100));

    await userEvent.click(screen.getByRole('radio', { name: /^Other State/ }));
    expect(screen.queryByRole('row', { name: /CGST/ })).not.toBeInTheDocument();
    expect(getRow(/^GST 18% IGST 18%/)).toHaveTextContent(gst);
    await userEvent.click(screen.getByRole('radio', { name: /^No GST/ }));
    expect(getRow(/^GST none/)).toBeVisible();
    expect(getRow(/^Total/)).toHaveTextContent(rupees(fees - 500));
  });

  test('keeps a fee for each month apart, and counts the months that are quoted', async () => {
    await openSheet();
    show(<Inbox />);
    const user = userEvent.setup();
    await typeAmount(`Fee of ${PAYROLL}`, '1,000');
    await typeAmount('Discount', '500');
    await user.selectOptions(screen.getByLabelText(`Unit of ${PAYROLL}`), 'month');
    await waitFor(() => expect(getRow(/^Per month/)).toHaveTextContent(rupees(1180)));
    expect(getRow(/^Fees once/)).toHaveTextContent(rupees(listed));
    expect(screen.getByLabelText('Discount')).toHaveValue('500');
    expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull();
    const months = screen.getByLabelText(`How many months of ${PAYROLL}`);
    fireEvent.change(months, { target: { value: '1.5' } });
    await press(user, 'Answer');
    await waitFor(() => expect(months).toHaveAccessibleDescription(/whole number/));
    fireEvent.change(months, { target: { value: '3' } });
    await waitFor(() => expect(getRow(/^Fees/)).toHaveTextContent(rupees(listed + 3000)));
    await press(user, 'Answer');
    await screen.findByText(/^Not sent yet/);
    const { answer } = (await onlyEntry()).events.state;
    expect(answer?.message.lines[2]).toMatchObject({ fee: 1000, per: 'month', quantity: 3 });
  });

  test('is not signed while a field is wrong: the first one is marked and gets the focus', async () => {
    await openSheet();
    show(<Inbox />);
    await typeAmount(`Fee of ${ITR}`, '0.50');
    await typeAmount('Discount', '1.50');
    await press(userEvent.setup(), 'Answer');
    expect(await findFee(ITR)).toBeInvalid();
    expect(await findFee(ITR)).toHaveAccessibleDescription(/Enter whole rupees/);
    expect(screen.getByLabelText('Discount')).toBeInvalid();
    await waitFor(async () => expect(await findFee(ITR)).toHaveFocus());
    expect((await onlyEntry()).steps).toHaveLength(1);
  });

  test('removes lines, puts them back in their place, and names added ones', async () => {
    const user = userEvent.setup();
    await openSheet();
    show(<Inbox />);
    await press(user, `Take off ${ITR}`);
    const off = within(screen.getByRole('list', { name: 'Taken off' }));
    await press(user, 'Add');
    await press(user, 'Answer');
    const service = await screen.findByRole('textbox', { name: 'Service' });
    expect(service).toHaveAccessibleDescription(/Name the service/);
    await user.type(service, 'Name search');
    await typeAmount('Fee of Name search', '750');
    await user.click(off.getByRole('button', { name: `Put back ${ITR}` }));
    await press(user, 'Answer');
    await screen.findByText('Not sent yet');
    const { message } = (await onlyEntry()).events.state.answer ?? {};
    expect(message?.lines.map(({ of: lineNumber, service }) => [lineNumber, service])).toEqual([
      [1, COMPANY],
      [2, ITR],
      [3, PAYROLL],
      [null, 'Name search'],
    ]);
    expect(message?.lines.at(-1)?.fee).toBe(750);
  });

  test('adds the chosen line when Add is pressed', async () => {
    const user = userEvent.setup();
    await openSheet();
    show(<Inbox />);
    await findFee(ITR);
    const fees = () => screen.getAllByLabelText(/^Fee of/).length;
    const before = fees();
    await user.selectOptions(screen.getByLabelText('Add a line'), 'itr-4');
    expect(fees()).toBe(before);
    await press(user, 'Add');
    expect(fees()).toBe(before + 1);
    await press(user, 'Add');
    expect(fees()).toBe(before + 2);
  });

  test('is not called unsent once the client has replied to it', async () => {
    const client = await openSheet();
    await answerOnlyRequest();
    show(<Inbox />);
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    await receiveFromClient(await client.decide({ step: 'declined', reason: 'fee', words: '' }));
    expect(await screen.findByText('The client has replied to it')).toBeVisible();
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
    await press(userEvent.setup(), 'Answer again');
    await press(userEvent.setup(), 'Answer');
    expect(await screen.findByText('Not sent yet')).toBeVisible();
  });

  test('is below the accepted work', async () => {
    await acceptOnlyAnswer(await openSheet());
    show(<Inbox />);
    const work = await screen.findByRole('region', { name: 'Accepted work' });
    const answer = screen.getByRole('region', { name: 'Send the answer' });
    expect(work.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('keeps what was typed when the page is opened again', async () => {
    await openSheet();
    const { unmount } = show(<Inbox />);
    await typeAmount(`Fee of ${ITR}`, '1,250');
    await userEvent.setup().type(screen.getByLabelText(`Remark on ${ITR}`), 'Two returns');
    await waitFor(async () =>
      expect(JSON.stringify(await withInbox((inbox) => inbox.drafts.toArray()))).toMatch(
        /1,250.*Two returns/,
      ),
    );
    unmount();
    show(<Inbox />);
    expect(await findFee(ITR)).toHaveValue('1,250');
    expect(screen.getByLabelText(`Remark on ${ITR}`)).toHaveValue('Two returns');
  });

  test('shows what another window has typed', async () => {
    const { request } = await openSheet();
    show(<Inbox />);
    await typeAmount('Discount', '250');
    await waitFor(async () =>
      expect(await withInbox((inbox) => inbox.drafts.toArray())).toMatchObject([
        { discount: '250' },
      ]),
    );
    const elsewhere = {
      ...createFirstDraft(request.rid, request),
      notes: 'Typed in another window',
    };
    await withInbox((inbox) => inbox.drafts.put(elsewhere));
    expect(screen.getByLabelText('Notes to the client')).toHaveValue('');
    fireEvent.focus(window);
    await waitFor(() =>
      expect(screen.getByLabelText('Notes to the client')).toHaveValue(elsewhere.notes),
    );
    expect(screen.getByLabelText('Discount')).toHaveValue('');
  });
});

describe('the list', () => {
  test('finds requests by word and by state', async () => {
    const user = userEvent.setup();
    await createAskedInbox();
    await answerOnlyRequest();
    const other = await Client.new({ client: { name: 'Vikram Sethi', email: '', phone: '' } });
    await receiveFromClient(await other.ask());
    show(<Inbox />);
    const rows = () =>
      within(screen.getByRole('list', { name: 'Requests' })).queryAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.type(screen.getByLabelText('Search'), 'vikram');
    expect(screen.getByText('1 of 2 requests')).toHaveRole('status');
    expect(rows()[0]).toHaveTextContent(/New.*Vikram Sethi/);
    await user.selectOptions(screen.getByLabelText('State'), 'Answered');
    expect(rows()).toHaveLength(0);
    await user.clear(screen.getByLabelText('Search'));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(/Answered.*Asha Rao/);
  });

  test('says that nothing has been opened yet, and that answering needs the key', async () => {
    await freshInbox();
    const { unmount } = show(<Inbox />);
    expect(await screen.findByText(/^You have opened no request here yet/)).toBeVisible();
    unmount();
    await openSheet();
    await removeKey();
    show(<Inbox />);
    expect(await screen.findByText(/^The key of the firm is not on this computer/)).toBeVisible();
    await screen.findByRole('article', { name: /^Request/ });
    expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  });
});

/** The blobs of jsdom have no `text`. */
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const fill = async (user: UserEvent, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

const PASSPHRASE = 'three sums make a ledger';
const keyFile = async () =>
  new NodeFile([await encryptKey(demoQuotationKey, PASSPHRASE)], 'firm.json');
const choose = (label: string, file: NodeFile) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const bring = async (user: UserEvent) => {
  choose('Key file', await keyFile());
  await fill(user, 'Passphrase', PASSPHRASE);
};
const removeStoredKey = async () => {
  await freshInbox();
  await removeKey();
};

describe('the key', () => {
  test('made here can be saved until its file is confirmed, and cannot be extracted after that', async () => {
    const user = userEvent.setup();
    await removeStoredKey();
    show(<InboxKeyPanel />);
    await press(user, 'Make a key pair');
    await press(user, 'Suggest a passphrase');
    const passphrase = await screen.findByText(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
    await press(user, 'Save the key file');
    expect(await screen.findByText(/^Is firm-key-.*\.json among your downloads\?/)).toBeVisible();
    expect(await withInbox(getStoredKey)).toHaveProperty('unsaved');
    await press(user, 'Save the key file');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    await press(user, 'I have the key file');
    await waitFor(() => expect(screen.queryByText(/^You made the key on/)).toBeNull());
    const key = await withInbox(getStoredKey);
    expect(key).not.toHaveProperty('unsaved');
    expect(key?.privateKey.extractable).toBe(false);
    const [, file] = jest.mocked(saveFile).mock.calls[0] ?? [];
    const encrypted = await readKeyFile(
      new NodeFile([await readText(file as Blob)], 'firm.json') as unknown as Blob,
    );
    const opened = await decryptKey(encrypted, passphrase.textContent ?? '');
    expect(opened.x).toBe(key?.publicKey.x);
  });

  test('that the site does not name cannot answer, and the page says so before an answer is written', async () => {
    await openSheet();
    await removeKey();
    await storeKey(await createPrivateKey(), { isNew: true });
    show(<Inbox />);
    expect(await screen.findByText(/^The site does not name this key yet/)).toBeVisible();
    await screen.findByRole('article', { name: /^Request/ });
    expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  });
});

let savedInbox: string;
const newRequest = async () => {
  const client = await Client.new();
  return `#v1.${await sign(client.request, client.signer)}`;
};
let fragment = '';

const openForm = (name?: string) => async (user: UserEvent) => {
  await acceptOnlyAnswer(await openSheet());
  if (name) await press(user, name);
};

const screens: Record<string, Screen> = {
  receiveFromClient: {
    page: <IncomingLink FromClient={LazyInboxOpened} />,
    before: async () => {
      await freshInbox();
      fragment = await newRequest();
    },
    act: async () => {
      window.location.hash = fragment;
    },
    done: createTextFinder(/is in the inbox now\.$/),
  },
  storeAnswerDraft: {
    page: <Inbox />,
    before: openSheet,
    act: async () => typeAmount(`Fee of ${ITR}`, `${Math.random()}`.slice(2, 6)),
    stored: async () => expect(await findFee(ITR)).not.toHaveValue(''),
    done: () =>
      waitFor(async () => expect(await withInbox((inbox) => inbox.drafts.count())).toBe(1)),
  },
  answerRequest: {
    page: <Inbox />,
    before: openSheet,
    act: (user) => press(user, 'Answer'),
    stored: async () =>
      expect(await findFee(ITR)).toHaveValue(prices['itr-1'].rupees.toLocaleString('en-IN')),
    done: createTextFinder('Not sent yet'),
  },
  signUpdate: {
    page: <Inbox />,
    before: async (user) => {
      await openForm('Send an update')(user);
      await fill(user, /^A sentence or two/, 'We have begun.');
      choose('Documents for the client', new NodeFile([createPdfBytes(64)], 'Computation.pdf'));
    },
    act: (user) => press(user, 'Sign, and save the ZIP'),
    stored: async () => {
      expect(screen.getByLabelText(/^A sentence or two/)).toHaveValue('We have begun.');
      await screen.findByRole('button', { name: 'Leave out Computation.pdf' });
    },
    done: async () => {
      await screen.findByText(/We have begun\.\s+Document: Computation\.pdf/);
      expect(saveFile).toHaveBeenCalledTimes(1);
    },
  },
  noteAnswerSent: {
    page: <Inbox />,
    before: async () => {
      await openSheet();
      await answerOnlyRequest();
    },
    act: (user) => press(user, 'Copy link'),
    done: createTextFinder(/^Sent on/),
  },
  removeRequest: {
    page: <Inbox />,
    before: openSheet,
    act: (user) => press(user, 'Remove from the inbox'),
    stored: () => screen.findByRole('article', { name: /^Request/ }),
    done: createTextFinder(/was removed$/),
  },
  restoreRequest: {
    page: <Inbox />,
    before: async (user) => {
      await openSheet();
      await press(user, 'Remove from the inbox');
    },
    act: undo,
    done: () => screen.findByRole('article', { name: /^Request/ }),
  },
  importFirmKey: {
    page: <InboxKeyPanel />,
    before: async (user) => {
      await removeStoredKey();
      await screen.findByLabelText('Key file');
      await bring(user);
    },
    act: (user) => press(user, 'Open the key file'),
    stored: () => expect(screen.getByLabelText('Passphrase')).toHaveValue(PASSPHRASE),
    done: createTextFinder(/^This computer holds the key/),
  },
  noteKeySaved: {
    page: <InboxKeyPanel />,
    before: async (user) => {
      await removeStoredKey();
      await press(user, 'Make a key pair');
      await press(user, 'Suggest a passphrase');
      await press(user, 'Save the key file');
    },
    act: (user) => press(user, 'I have the key file'),
    stored: createTextFinder(/^You made the key on/),
    done: createTextFinder(/Nobody can read it out of this browser\.$/),
  },
  removeKey: {
    page: <InboxKeyPanel />,
    before: async (user) => {
      await freshInbox();
      await press(user, 'Remove the key from this computer');
    },
    act: (user) => press(user, 'Remove the key'),
    done: createTextFinder('The key was removed'),
  },
  createInboxFile: {
    page: <InboxKeyPanel />,
    before: freshInbox,
    act: (user) => press(user, 'Save the inbox'),
    done: createTextFinder(/^We asked your browser to save /),
  },
  restoreInbox: {
    page: <InboxKeyPanel />,
    before: async () => {
      await createAskedInbox();
      savedInbox = await readText((await createInboxFile()).blob);
      await freshInbox();
      await screen.findByLabelText('File of the inbox');
    },
    act: async () => choose('File of the inbox', new NodeFile([savedInbox], 'inbox.json')),
    done: async () => {
      await screen.findByText('The inbox is restored');
      expect(await inboxEntries()).toHaveLength(1);
    },
  },
  eraseInbox: {
    page: <InboxKeyPanel />,
    before: async (user) => {
      await freshInbox();
      await press(user, 'Erase the inbox');
    },
    act: async (user) => {
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Erase the inbox' }));
    },
    done: createTextFinder('The inbox was erased'),
  },
};

const calculations = [
  'formatKeyEntry',
  'createRequestGoneError',
  'isDemoKey',
  'createKeyFile',
  'describeKeyProblem',
  'getEvents',
  'findListedKey',
  'createPrivateKey',
  'createNoKeyError',
  'describeInboxRestore',
  'writeUpdateText',
];
const partsOfOperations = ['storeKey', 'createAnswerDraftStore', 'signStep', 'appendStep'];
/** Queries: if one fails, the inbox shows the failure instead of its content. */
const queries = ['readStoredDraft', 'listInboxEntries', 'getStoredKey', 'listSteps'];

test('every exported operation of the inbox is used here', async () => {
  const exported = await listExportsBeside(
    /\bwithInbox\b.* from '@\/features\/client-area\/firm-inbox\/inbox-database'|\bsignStep } from '@/,
    'firm-inbox/use-inbox.ts',
  );
  const known = [...Object.keys(screens), ...partsOfOperations, ...calculations, ...queries];
  expect([...exported, 'eraseInbox'].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => ![...exported, 'eraseInbox'].includes(name))).toEqual([]);
});

testFailures(screens);

test('after "Take off" the focus stays in the answer', async () => {
  const stop = keepFocus();
  await openSheet();
  show(
    <main>
      <Inbox />
    </main>,
  );
  const user = userEvent.setup();
  await findFee(ITR);
  const form = screen.getByLabelText(`Fee of ${ITR}`).closest('form');
  await user.click(screen.getByRole('button', { name: `Take off ${ITR}` }));
  await waitFor(() => expect(screen.queryByLabelText(`Fee of ${ITR}`)).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(form?.contains(document.activeElement)).toBe(true);
  stop();
});
