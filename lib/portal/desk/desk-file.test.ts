import { serviceName } from '@/lib/content/prices';
import {
  answerIt,
  askedDesk,
  type Client,
  deskEntries,
  freshDesk,
} from '@/lib/portal/desk/desk.test-support';
import { withDesk } from '@/lib/portal/desk/desk-database';
import { deskFile, restoreDesk, restoredWords } from '@/lib/portal/desk/desk-file';
import { isFound } from '@/lib/portal/desk/desk-words';
import { receive } from '@/lib/portal/desk/receive';

jest.mock(
  '@/content/site',
  () => jest.requireActual('@/lib/portal/exchange/demo-site.test-support').demoSite,
);

let client: Client;
let file: Blob;
beforeEach(async () => {
  client = await askedDesk();
  await answerIt();
  await receive(await client.decide({ step: 'declined', reason: 'time', words: '=1+1' }));
  file = (await deskFile()).blob;
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
  restoreDesk(blob).then(
    () => 'restored',
    (error: Error) => error.message,
  );

test('is restored in full on an empty desk, and has no key', async () => {
  const before = await deskEntries();
  expect(await file.text()).not.toContain('privateKey');
  await freshDesk();
  expect(await restoreDesk(file)).toEqual({ added: 1, continued: 0, alike: 0, differing: 0 });
  expect(await deskEntries()).toEqual(before);
  expect(await restoreDesk(file)).toMatchObject({ added: 0, alike: 1 });
});

test('brings a log up to date, and never removes a step', async () => {
  const { steps } = (await deskEntries())[0] ?? { steps: [] };
  await withDesk((desk) => desk.steps.delete([client.request.rid, 2]));
  expect(await restoreDesk(file)).toMatchObject({ continued: 1 });
  expect((await deskEntries())[0]?.steps).toEqual(steps);

  await receive(await client.decide({ step: 'undone', undid: 'declined' }));
  expect(await restoreDesk(file)).toMatchObject({ alike: 1 });
  expect((await deskEntries())[0]?.steps).toHaveLength(4);
});

test('if two logs differ, the one at the desk is kept', async () => {
  await withDesk((desk) => desk.steps.delete([client.request.rid, 2]));
  await receive(await client.decide({ step: 'declined', reason: 'fee', words: '' }, { number: 2 }));
  const before = await deskEntries();
  const restored = await restoreDesk(file);
  expect(restored).toMatchObject({ differing: 1 });
  expect(restoredWords(restored)).toMatch('1 left as here');
  expect(await deskEntries()).toEqual(before);
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
    'with more requests than a desk holds',
    () =>
      changed((content) => {
        content.requests = Array.from(
          { length: 5001 },
          () => content.requests[0],
        ) as Content['requests'];
      }),
    /more than a desk can/,
  ],
])('a file %s is refused and changes nothing', async (_, blob, sentence) => {
  await freshDesk();
  expect(await refusal(await blob())).toMatch(sentence);
  expect(await deskEntries()).toEqual([]);
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
  const [entry] = await deskEntries();
  if (!entry) throw new Error('no request');
  expect(isFound(entry, 'Declined', search)).toBe(found);
});
