import { serviceName } from '@/lib/content/prices';
import { withInbox } from '@/lib/portal/firm/inbox-database';
import { inboxFile, restoredWords, restoreInbox } from '@/lib/portal/firm/inbox-file';
import { isFound } from '@/lib/portal/firm/inbox-words';
import { receive } from '@/lib/portal/firm/receive';
import {
  answerIt,
  askedInbox,
  type Client,
  freshInbox,
  inboxEntries,
} from '@/lib/test-support/inbox-client';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

let client: Client;
let file: Blob;
beforeEach(async () => {
  client = await askedInbox();
  await answerIt();
  await receive(await client.decide({ step: 'declined', reason: 'time', words: '=1+1' }));
  file = (await inboxFile()).blob;
});

type Content = {
  version: number;
  requests: {
    key: { x: string };
    steps: {
      request: string;
      number: number;
      event: { kid: string; message: { notes: string } };
    }[];
  }[];
};

async function changed(change: (content: Content) => void): Promise<Blob> {
  const content = JSON.parse(await file.text());
  change(content);
  return new Blob([JSON.stringify(content)]);
}
const refusal = (blob: Blob) =>
  restoreInbox(blob).then(
    () => 'restored',
    (error: Error) => error.message,
  );

test('is restored in full on an empty inbox, and has no key', async () => {
  const before = await inboxEntries();
  expect(await file.text()).not.toContain('privateKey');
  await freshInbox();
  expect(await restoreInbox(file)).toEqual({ added: 1, continued: 0, alike: 0, differing: 0 });
  expect(await inboxEntries()).toEqual(before);
  expect(await restoreInbox(file)).toMatchObject({ added: 0, alike: 1 });
});

test('brings a log up to date, and never removes a step', async () => {
  const { steps } = (await inboxEntries())[0] ?? { steps: [] };
  await withInbox((inbox) => inbox.steps.delete([client.request.rid, 2]));
  expect(await restoreInbox(file)).toMatchObject({ continued: 1 });
  expect((await inboxEntries())[0]?.steps).toEqual(steps);

  await receive(await client.decide({ step: 'undone', undid: 'declined' }));
  expect(await restoreInbox(file)).toMatchObject({ alike: 1 });
  expect((await inboxEntries())[0]?.steps).toHaveLength(4);
});

test('if two logs differ, the one in the inbox is kept', async () => {
  await withInbox((inbox) => inbox.steps.delete([client.request.rid, 2]));
  await receive(await client.decide({ step: 'declined', reason: 'fee', words: '' }, { number: 2 }));
  const before = await inboxEntries();
  const restored = await restoreInbox(file);
  expect(restored).toMatchObject({ differing: 1 });
  expect(restoredWords(restored)).toMatch('1 left as here');
  expect(await inboxEntries()).toEqual(before);
});

test.each<[string, () => Promise<Blob> | Blob, RegExp]>([
  ['of another kind', () => new Blob(['{}']), /was not saved by a firm/],
  ['no JSON', () => new Blob(['PK']), /was not saved by a firm/],
  ['cut', async () => file.slice(0, file.size - 9), /damaged/],
  [
    'of a newer version',
    () =>
      changed((content) => {
        content.version = 2;
      }),
    /newer version/,
  ],
  [
    'without a step between',
    () =>
      changed(({ requests }) => {
        requests[0]?.steps.splice(1, 1);
      }),
    /damaged/,
  ],
  [
    'with a message that was not signed',
    () =>
      changed(({ requests }) => {
        const step = requests[0]?.steps[0];
        if (step) step.event.message.notes = 'Nothing was asked.';
      }),
    /damaged/,
  ],
  [
    'with an answer in other words than were signed',
    () =>
      changed(({ requests }) => {
        const answered = requests[0]?.steps[1];
        if (answered) answered.event.message.notes = 'As agreed by telephone.';
      }),
    /damaged/,
  ],
  [
    'with an answer by a key that the site does not name',
    () =>
      changed(({ requests }) => {
        const answered = requests[0]?.steps[1];
        if (answered) answered.event.kid = '0123456789abcdef';
      }),
    /a key that this site does not name/,
  ],
  [
    'with another key',
    () =>
      changed(({ requests }) => {
        for (const { key } of requests) key.x = key.x.split('').reverse().join('');
      }),
    /damaged/,
  ],
  [
    'with more requests than an inbox holds',
    () =>
      changed((content) => {
        content.requests = Array.from(
          { length: 5001 },
          () => content.requests[0],
        ) as Content['requests'];
      }),
    /more than an inbox can/,
  ],
])('a file %s is refused and changes nothing', async (_, blob, sentence) => {
  await freshInbox();
  expect(await refusal(await blob())).toMatch(sentence);
  expect(await inboxEntries()).toEqual([]);
});

test.each([
  ['', true],
  ['asha DECLINED', true],
  ['q-2026-003', true],
  [serviceName('formation-private-limited').toLowerCase(), true],
  ['five', true],
  ['asha accepted', false],
  ['audit', false],
])('a search for "%s" finds the request: %p', async (search, found) => {
  const [entry] = await inboxEntries();
  if (!entry) throw new Error('no request');
  expect(isFound(entry, 'Declined', search)).toBe(found);
});
