/** @jest-environment jsdom */

import { cartCopy } from '@/content/client-area/cart';
import { quotationsCopy } from '@/content/client-area/quotations';
import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import '@/lib/test-support/browser-features';
import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { updatesCopy } from '@/content/client-area/updates';
import { sampleDocuments } from '@/content/samples/documents';
import { ChangePasswordForm } from '@/features/access/change-password-form';
import { SignUpForm } from '@/features/access/sign-up-form';
import { SaveResult } from '@/features/calculators/saved/save-result';
import { SavedResults } from '@/features/calculators/saved/saved-results-list';
import { tax } from '@/features/calculators/tax/tax';
import { AddToCartButton } from '@/features/client-area/cart/add-to-cart-button';
import { addToCart } from '@/features/client-area/cart/cart';
import { CartSheet } from '@/features/client-area/cart/cart-sheet';
import { DocumentList } from '@/features/client-area/documents/document-list';
import { UploadArea } from '@/features/client-area/documents/upload-area';
import { LazyInboxOpened } from '@/features/client-area/firm-inbox/lazy-inbox-opened';
import { ProfileForm } from '@/features/client-area/profile/profile-form';
import { ProfilePhoto } from '@/features/client-area/profile/profile-photo';
import type { RequestMessage } from '@/features/client-area/protocol/messages';
import { sign } from '@/features/client-area/protocol/signing';
import { decide, receiveAnswer } from '@/features/client-area/quotations/answers';
import { IncomingLink } from '@/features/client-area/quotations/incoming-link';
import { QuotationList } from '@/features/client-area/quotations/quotation-list';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { noteSent, prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import { NotificationSettings } from '@/features/client-area/settings/notification-settings';
import { withStore } from '@/features/client-area/store/store';
import { receiveUpdate } from '@/features/client-area/updates/updates';
import { createChecklists } from '@/lib/content/checklists';
import { offeredSampleCart } from '@/lib/content/sample-rows';
import { addDays, getDayInIndia } from '@/lib/days';
import {
  createTextFinder,
  failingAtWill,
  press,
  type Screen,
  testFailures,
} from '@/lib/test-support/failing-screens';
import { createPdfBytes, freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { createTestAnswer, demoSigner, openOne, RID } from '@/lib/test-support/thread-messages';
import { amountToPay, makeUpdate } from '@/lib/test-support/updates';

jest.mock('@/features/client-area/store/store', () =>
  failingIn(jest.requireActual('@/features/client-area/store/store'), 'withStore', 'changeArea'),
);
jest.mock('@/features/client-area/store/areas/switch', () =>
  failingIn(jest.requireActual('@/features/client-area/store/areas/switch'), 'changeOwnArea'),
);
jest.mock('@/features/client-area/store/own-databases', () =>
  failingIn(jest.requireActual('@/features/client-area/store/own-databases'), 'beginOwn'),
);
jest.mock('@/lib/browser/reload-page', () => ({
  isLeaving: () => false,
  reloadPage: (path: string) => reloads.push(path),
}));
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/features/client-area/profile/crop-photo', () => ({
  cropPhoto: async () => Uint8Array.of(1),
}));
jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard',
  useRouter: () => ({ push: () => {} }),
}));
const reloads: string[] = [];
function failingIn(module: Record<string, (work: never) => Promise<unknown>>, ...names: string[]) {
  const wrapped = (name: string) => (work: never) =>
    failingAtWill((input) => module[name]?.(input) as Promise<unknown>)(work);
  return { ...module, ...Object.fromEntries(names.map((name) => [name, wrapped(name)])) };
}

const createFile = (content: Uint8Array<ArrayBuffer>, name: string) =>
  new NodeFile([content], name) as unknown as File;

const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = () => screen.getByLabelText(label);
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    await user.clear(field());
    await user.type(field(), value);
  }
};
const expectValues = (values: Record<string, string>) => () => {
  for (const [label, value] of Object.entries(values)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
};
const account = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha@example.in',
  Mobile: '9876543210',
  Password: 'secret',
  'Confirm Password': 'secret',
};
const passwords = {
  'Current password': 'old',
  'New password': 'secret',
  'Confirm password': 'secret',
};

const [, item] = offeredSampleCart;
const [paper] = sampleDocuments;
const picture = sampleDocuments.find(({ drawnAs }) => drawnAs === 'picture')?.name ?? '';
const filesUploaded = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} uploaded`;

const book = createChecklists({ withWords: true });
const list = <DocumentList checklists={book}>{null}</DocumentList>;
const COMPANY = 'formation-private-limited';
const asked = book.lists[book.listsOf[COMPANY]?.[0] ?? '']?.[0]?.text ?? '';
const select = async (user: UserEvent, label: string, option: string) =>
  user.selectOptions(await screen.findByLabelText(label), option);

const askForCompany = async () => {
  await withStore((db) => db.threads.clear());
  await addToCart(COMPANY);
  await requestQuotation();
};

let request: RequestMessage;
const ask = async () => {
  await askForCompany();
  const [{ id } = { id: '' }] = await withStore((db) => db.threads.toArray());
  const { message } = await prepareOutgoingMessage(id);
  if (message.kind !== 'request') throw new Error(message.kind);
  request = message;
};
const createAnswerFragment = async ({ id, rid }: Pick<RequestMessage, 'id' | 'rid'>) => {
  const today = getDayInIndia(Date.now());
  const message = createTestAnswer({ id, rid, at: Date.now(), validUntil: addDays(today, 30) });
  return `#v1.${await sign(message, await demoSigner())}`;
};
const accept = async () => {
  await ask();
  const opened = await openOne(await createAnswerFragment(request), {
    today: getDayInIndia(Date.now()),
  });
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  const { message, token, kid } = opened;
  const choice = { step: 'accepted', name: 'Asha Rao', total: message.total } as const;
  await decide(request.id, { step: 'answered', at: Date.now(), message, token, kid }, choice);
  await noteSent(request.id, 2, 'mail');
};
const createUpdateToken = async () => {
  const { id, rid } = request;
  const by = addDays(getDayInIndia(Date.now()), 15);
  const pay = { ...amountToPay, by };
  const change = { id, rid, at: Date.now(), filed: [], pay };
  return sign(makeUpdate(change), await demoSigner());
};
const typeNameToAccept = async (user: UserEvent) => {
  await ask();
  const opened = await openOne(await createAnswerFragment(request), {
    today: getDayInIndia(Date.now()),
  });
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  await screen.findByRole('button', { name: /^Download/ });
  await press(user, /^View/);
  await user.type(await screen.findByLabelText(/^To accept/), 'Asha Rao');
};
const arrive = async (fragment: string) => {
  window.location.hash = fragment;
};
const openSending = async (user: UserEvent) => {
  await user.keyboard('{Escape}');
  await press(user, /^Send to us/);
};
const isReady = createTextFinder(/^Your link contains this/);
const isReceived = () =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^The (answer to|update on) .* is here/),
    ),
  );
const CONTACT = 'With my name and contact';
const PAYROLL_OF = 'How many employees, Payroll';
const note = () => screen.findByLabelText(/^Note to us/);
const readDraftNote = () => withStore(async (db) => (await db.threads.get(request.id))?.draft.note);

const taxEntries = {
  income: '12,00,000',
  ageCategory: 'below60',
  regime: 'old',
  deductions: '',
  salary: 'salary',
};
const savedResult = validRows.savedResults;
const savedResultsPage = <SavedResults />;
const storeResult = () => withStore((db) => db.savedResults.put(savedResult));

const screens: Record<string, Screen> = {
  addToCart: {
    page: <AddToCartButton id="itr-1" service="ITR-1" />,
    act: (user) => press(user, 'Add to cart ITR-1'),
    done: () => screen.findByRole('button', { name: 'In your cart ITR-1' }),
  },
  requestQuotation: {
    page: <CartSheet />,
    act: (user) => press(user, cartCopy.request),
    stored: () => screen.findByRole('button', { name: `Remove ${item?.service}` }),
    done: () => screen.findByRole('link', { name: 'View quotations' }),
  },
  setCartQuantity: {
    page: <CartSheet />,
    before: () => addToCart('payroll'),
    act: async (user) => {
      await screen.findByLabelText(PAYROLL_OF);
      await fill(user, { [PAYROLL_OF]: '12' });
    },
    stored: expectValues({ [PAYROLL_OF]: '12' }),
    done: createTextFinder(/^12 employees at ₹299/),
  },
  answerWithFile: {
    page: list,
    before: askForCompany,
    act: (user) => select(user, `More ${asked}`, `Use ${paper.name}`),
    done: () => screen.findByRole('button', { name: `Undo ${asked}` }),
  },
  saveResult: {
    page: <SaveResult calculator={tax} entries={taxEntries} lawChoices={{}} />,
    before: (user) => fill(user, { 'Name of the result': 'Old regime' }),
    act: (user) => press(user, 'Save'),
    stored: expectValues({ 'Name of the result': 'Old regime' }),
    done: createTextFinder('Old regime is saved.'),
  },
  renameResult: {
    page: savedResultsPage,
    before: async (user) => {
      await storeResult();
      await press(user, `Rename ${savedResult.name}`);
      await fill(user, { 'Name of the result': 'Another name' });
    },
    act: (user) => press(user, 'Keep the name'),
    stored: expectValues({ 'Name of the result': 'Another name' }),
    done: () => screen.findByRole('button', { name: 'Rename Another name' }),
  },
  saveRequestDraft: {
    page: <QuotationList />,
    before: async (user) => {
      await ask();
      await openSending(user);
      await isReady();
    },
    act: async (user) => user.type(await note(), 'x'),
    stored: async () => expect(await note()).toHaveValue('x'),
    done: () => waitFor(async () => expect(await readDraftNote()).toBe('xx')),
  },
  noteSent: {
    page: <QuotationList />,
    before: async (user) => {
      await ask();
      await openSending(user);
      await isReady();
    },
    act: (user) => press(user, 'Copy link'),
    done: () =>
      waitFor(() => expect(within(screen.getByRole('dialog')).getByText(/^Sent on/)).toBeVisible()),
  },
  receiveAnswer: {
    page: <IncomingLink FromClient={LazyInboxOpened} />,
    before: ask,
    act: async () => arrive(await createAnswerFragment(request)),
    done: isReceived,
  },
  importAnswer: {
    page: <IncomingLink FromClient={LazyInboxOpened} />,
    before: async () => {
      await arrive(await createAnswerFragment({ id: 'Q-2026-777', rid: RID }));
      await screen.findByRole('button', { name: 'Keep it here' });
    },
    act: (user) => press(user, 'Keep it here'),
    done: () =>
      waitFor(() => expect(reloads).toEqual([expect.stringMatching(/^\/dashboard\/quotations#/)])),
  },
  decide: {
    page: <QuotationList />,
    before: typeNameToAccept,
    act: (user) => press(user, 'Accept'),
    stored: () => expect(screen.getByLabelText(/^To accept/)).toHaveValue('Asha Rao'),
    done: () => screen.findByRole('button', { name: 'Take back the acceptance' }),
  },
  receiveUpdate: {
    page: <IncomingLink FromClient={LazyInboxOpened} />,
    before: accept,
    act: async () => arrive(`#v1.${await createUpdateToken()}`),
    done: isReceived,
  },
  noteSettled: {
    page: <QuotationList />,
    before: async (user) => {
      await accept();
      const opened = await openOne(`#v1.${await createUpdateToken()}`, {
        today: getDayInIndia(Date.now()),
      });
      if (opened.kind !== 'update') throw new Error(opened.kind);
      await receiveUpdate(opened);
      await screen.findByRole('button', { name: /^Download/ });
      await press(user, /^View/);
      await isReady();
      await screen.findByRole('button', { name: new RegExp(updatesCopy.havePaid) });
    },
    act: (user) => press(user, new RegExp(updatesCopy.havePaid)),
    done: createTextFinder(updatesCopy.settled.paid),
  },
  addDocument: {
    page: <UploadArea />,
    act: async (user) => {
      const again = screen.queryByRole('button', { name: 'Try again with Deed.pdf' });
      if (again) return user.click(again);
      const files = [createFile(createPdfBytes(64), 'Deed.pdf')];
      fireEvent.change(screen.getByLabelText('Files to upload'), { target: { files } });
    },
    done: createTextFinder('1 file kept'),
  },
  deleteDocument: {
    page: list,
    act: (user) => press(user, `Delete ${paper.name}`),
    done: createTextFinder(filesUploaded(sampleDocuments.length - 1)),
  },
  deleteForGood: {
    page: list,
    before: async (user) => {
      await press(user, `Delete ${paper.name}`);
      await press(user, `Delete for good ${paper.name}`);
      await screen.findByRole('alertdialog');
    },
    act: (user) => press(user, 'Delete for good'),
    done: createTextFinder('is gone for good.'),
  },
  setDocumentCategory: {
    page: list,
    act: async (user) => {
      const category = await screen.findByLabelText(`Category of ${paper.name}`);
      await user.selectOptions(category, 'Other Docs');
    },
    done: () =>
      waitFor(() =>
        expect(screen.getByLabelText(`Category of ${paper.name}`)).toHaveDisplayValue('Other Docs'),
      ),
  },
  readDocumentFile: {
    page: list,
    before: async () => {
      await screen.findByText(filesUploaded(sampleDocuments.length));
    },
    act: async (user) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) return user.click(again);
      await press(user, `View ${picture}`);
    },
    done: () => screen.findByRole('img', { name: picture }),
  },
  saveProfile: {
    page: <ProfileForm />,
    before: (user) => fill(user, { 'Full name': 'Asha Rao' }),
    act: (user) => press(user, 'Save Changes'),
    stored: expectValues({ 'Full name': 'Asha Rao' }),
    done: createTextFinder('Profile saved'),
  },
  saveContact: {
    page: <QuotationList />,
    before: async (user) => {
      await ask();
      await withStore((db) => db.profile.update('client', { fullName: '' }));
      await press(user, /^Send to us/);
      await isReady();
      await fill(user, { [quotationsCopy.yourName]: 'Asha Rao' });
    },
    act: (user) => press(user, quotationsCopy.addName),
    stored: expectValues({ [quotationsCopy.yourName]: 'Asha Rao' }),
    done: async () => {
      await waitFor(() => expect(screen.getByLabelText(CONTACT)).toBeEnabled());
      await waitFor(() => expect(screen.queryByLabelText(quotationsCopy.yourName)).toBeNull());
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Asha Rao/));
    },
  },
  savePhoto: {
    page: <ProfilePhoto />,
    act: async () => {
      const files = [createFile(drawSamplePicture(), 'me.png')];
      fireEvent.change(screen.getByLabelText('Photo'), { target: { files } });
    },
    done: createTextFinder('Photo changed'),
  },
  saveNotificationPreferences: {
    page: <NotificationSettings />,
    before: async (user) => {
      const group = screen.getByRole('group', { name: 'SMS' });
      const flip = within(group).getByRole('switch', { name: 'Updates' });
      await waitFor(() => expect(flip).toBeEnabled());
      await user.click(flip);
      const save = screen.getByRole('button', { name: 'Save Notification Settings' });
      await waitFor(() => expect(save).toBeEnabled());
    },
    act: (user) => press(user, 'Save Notification Settings'),
    stored: createTextFinder('Not saved yet'),
    done: createTextFinder('Notification settings saved'),
  },
  recordPasswordChange: {
    page: <ChangePasswordForm />,
    before: (user) => fill(user, passwords),
    act: (user) => press(user, 'Change password'),
    stored: expectValues(passwords),
    done: createTextFinder('Password change noted'),
  },
  openAccount: {
    page: <SignUpForm />,
    before: (user) => fill(user, account),
    act: (user) => press(user, 'Create Account'),
    stored: expectValues(account),
    done: () => waitFor(() => expect(reloads).toEqual(['/dashboard'])),
  },
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
  window.localStorage.clear();
  reloads.length = 0;
  await freshArea();
});

testFailures(screens);
