import { readFileSync } from 'node:fs';
import { eraseInbox, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { isFound } from '@/features/client-area/firm-inbox/inbox-entry';
import {
  createInboxFile,
  describeInboxRestore,
  restoreInbox,
} from '@/features/client-area/firm-inbox/inbox-file';
import { inboxLimits } from '@/features/client-area/firm-inbox/inbox-records';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { createKeyPair } from '@/features/client-area/protocol/signing';
import { getServiceName } from '@/lib/content/prices';
import {
  answerOnlyRequest,
  type Client,
  createAskedInbox,
  freshInbox,
  inboxEntries,
} from '@/lib/test-support/inbox-client';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

let client: Client;
let file: Blob;
beforeEach(async () => {
  client = await createAskedInbox();
  await answerOnlyRequest();
  await receiveFromClient(await client.decide({ step: 'declined', reason: 'time', words: '=1+1' }));
  file = (await createInboxFile()).blob;
});

test('a file is restored in full into an empty inbox, and has no key', async () => {
  const before = await inboxEntries();
  expect(await file.text()).not.toContain('privateKey');
  await freshInbox();
  expect(await restoreInbox(file)).toEqual({ added: 1, continued: 0, alike: 0, differing: 0 });
  expect(await inboxEntries()).toEqual(before);
  expect(await restoreInbox(file)).toMatchObject({ added: 0, alike: 1 });
});

test('a restore brings a log up to date, and never removes a step', async () => {
  const { steps } = (await inboxEntries())[0] ?? { steps: [] };
  await withInbox((inbox) => inbox.steps.delete([client.request.rid, 2]));
  expect(await restoreInbox(file)).toMatchObject({ continued: 1 });
  expect((await inboxEntries())[0]?.steps).toEqual(steps);

  await receiveFromClient(await client.decide({ step: 'undone', undid: 'declined' }));
  expect(await restoreInbox(file)).toMatchObject({ alike: 1 });
  expect((await inboxEntries())[0]?.steps).toHaveLength(4);
});

test('if two logs differ, the one in the inbox is kept', async () => {
  await withInbox((inbox) => inbox.steps.delete([client.request.rid, 2]));
  await receiveFromClient(
    await client.decide({ step: 'declined', reason: 'fee', words: '' }, { number: 2 }),
  );
  const before = await inboxEntries();
  const restored = await restoreInbox(file);
  expect(restored).toMatchObject({ differing: 1 });
  expect(describeInboxRestore(restored)).toMatch('1 left as here');
  expect(await inboxEntries()).toEqual(before);
});

test('a restore does not fill the inbox beyond what its own file can hold', async () => {
  await freshInbox();
  const { publicKey } = await createKeyPair();
  const full = Array.from({ length: inboxLimits.requests }, (_, index) => ({
    ...{ id: String(index).padStart(22, '0'), key: publicKey, receivedAt: 1e12 },
  }));
  await withInbox((inbox) => inbox.requests.bulkAdd(full));
  await expect(restoreInbox(file)).rejects.toThrow(/would hold more than/);
  await withInbox((inbox) => inbox.requests.delete(full[0]?.id ?? ''));
  expect(await restoreInbox(file)).toMatchObject({ added: 1 });
  await eraseInbox();
});

test.each([
  ['', true],
  ['asha DECLINED', true],
  ['q-2026-003', true],
  [getServiceName('formation-private-limited').toLowerCase(), true],
  ['five', true],
  ['asha accepted', false],
  ['audit', false],
])('a search for "%s" finds the request: %p', async (search, found) => {
  const [entry] = await inboxEntries();
  if (!entry) throw new Error('no request');
  expect(isFound(entry, 'Declined', search)).toBe(found);
});

test('an inbox file of version 1 restores', async () => {
  await freshInbox();
  const v1 = new Blob([readFileSync('e2e/fixtures/v1/inbox.json')]);
  expect(await restoreInbox(v1)).toEqual({ added: 1, continued: 0, alike: 0, differing: 0 });
  expect((await inboxEntries())[0]?.steps).toHaveLength(3);
});
