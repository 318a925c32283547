/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { Blob, File } from 'node:buffer';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageCopy as copy } from '@/content/client-area/checklist';
import { documentsCopy } from '@/content/client-area/documents';
import { sampleDocuments } from '@/content/samples/documents';
import { answerWithout } from '@/features/client-area/checklist/answers';
import { DocumentList } from '@/features/client-area/documents/document-list';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { addDocument } from '@/features/client-area/store/documents';
import { createChecklists } from '@/lib/content/checklists';
import { createPdfBytes, freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

jest.mock('@/components/layout/save-file', () => ({ askToSave: () => true }));
// jsdom has no Response.
jest.mock('@/lib/files/zip-writer', () => ({ createZip: async () => new Blob(['PK']) }));
jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard/documents',
  useRouter: () => ({ push: () => {} }),
}));

// A File of jsdom cannot be read as a stream.
Object.assign(globalThis, { Blob, File });

const book = createChecklists({ withWords: true });
const user = userEvent.setup();
const names = sampleDocuments.map(({ name }) => name);
let db: PortalDatabase;

const show = () => render(<DocumentList checklists={book}>{null}</DocumentList>);
const findTick = (name: string) => screen.findByRole('checkbox', { name });
const part = () => screen.findByRole('region', { name: copy.heading });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const addDeed = () => addDocument(new globalThis.File([createPdfBytes(64)], 'Deed.pdf'));
async function write() {
  const mail = await screen.findByRole('link', { name: copy.mail });
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
}

beforeEach(async () => {
  db = await freshArea();
});

test('each file has one line: under the job that needs it, or before all jobs', async () => {
  await addDeed();
  show();
  const job = await screen.findByRole('region', { name: /^ITR filing/ });
  for (const name of names) {
    expect(within(job).getByRole('button', { name: `View ${name}` })).toBeVisible();
    expect(screen.getAllByRole('checkbox', { name })).toHaveLength(1);
  }
  const others = await screen.findByRole('region', { name: documentsCopy.others });
  expect(within(others).getAllByRole('checkbox')).toEqual([await findTick('Deed.pdf')]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect(screen.queryByRole('region', { name: /^ITR filing/ })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(names.length + 1);
});

test('files that were not sent are ticked and go in one package; then they are marked as sent, until that is taken back', async () => {
  await addDeed();
  show();
  for (const name of [...names, 'Deed.pdf']) expect(await findTick(name)).toBeChecked();
  expect(await part()).toHaveTextContent(`${names.length + 1} files ticked`);
  await press(copy.make);
  const ready = await screen.findByRole('group', { name: copy.ready });
  await waitFor(() => expect(ready).toHaveFocus());
  await write();
  await waitFor(() => expect(screen.getAllByText(/· sent on /)).toHaveLength(names.length + 1));
  for (const name of [...names, 'Deed.pdf']) expect(await findTick(name)).not.toBeChecked();
  await press('It was not sent');
  await waitFor(() => expect(screen.queryByText(/· sent on /)).toBeNull());
  for (const name of [...names, 'Deed.pdf']) expect(await findTick(name)).toBeChecked();
});

test('one button ticks a single job, another nothing, a third the files that were not sent', async () => {
  await addDeed();
  show();
  await findTick('Deed.pdf');
  await user.click(await screen.findByRole('button', { name: /^Tick only these of ITR filing/ }));
  expect(await findTick('Deed.pdf')).not.toBeChecked();
  expect(await findTick(names[0] ?? '')).toBeChecked();
  await waitFor(async () => expect(await part()).toHaveFocus());
  await press(copy.untick);
  await waitFor(async () => expect(await part()).toHaveFocus());
  expect(await part()).toHaveTextContent(copy.none);
  expect(screen.queryByRole('button', { name: copy.make })).toBeNull();
  await press(copy.tickUnsent);
  expect(await findTick('Deed.pdf')).toBeChecked();
});

test('a month without a file goes as a message alone', async () => {
  await db.documents.clear();
  const paper = { id: 'sales', text: 'Sales register' };
  await answerWithout({ id: '2026-01--sales', owner: '2026-01', paper }, 'notApplicable');
  show();
  expect(await part()).toHaveTextContent(copy.noFile);
  await press(copy.make);
  const mail = await screen.findByRole('link', { name: copy.mail });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(
    'January 2026: Sales register: nothing this month',
  );
  expect(screen.queryByRole('button', { name: 'Save the file' })).toBeNull();
  await write();
  await waitFor(async () =>
    expect((await db.checklist.get('2026-01--sales'))?.sentAt).toBeDefined(),
  );
});

test('while no file waits to be sent, nothing offers to tick one', async () => {
  await db.documents.clear();
  await db.checklist.clear();
  show();
  expect(await part()).toHaveTextContent(copy.none);
  expect(screen.queryByRole('button', { name: copy.tickUnsent })).toBeNull();
});
