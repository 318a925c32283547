import { deflateRawSync } from 'node:zlib';
import { CompactSign } from 'jose/jws/compact/sign';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { exportEverything } from '@/features/client-area/backup/export';
import { addToCart } from '@/features/client-area/cart/cart';
import { receivePackage } from '@/features/client-area/documents/firm-package';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { signUpdate } from '@/features/client-area/firm-inbox/sign-update';
import { FRAGMENT_LIMIT, openToken } from '@/features/client-area/protocol/link';
import { describeRejection, type RejectionCode } from '@/features/client-area/protocol/rejections';
import {
  computeKeyId,
  createKeyPair,
  type Signer,
  sign,
} from '@/features/client-area/protocol/signing';
import { computeState } from '@/features/client-area/protocol/state';
import { type PackedFile, updateLimits } from '@/features/client-area/protocol/update-message';
import { decide, receiveAnswer } from '@/features/client-area/quotations/answers';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import { deleteDocument } from '@/features/client-area/store/documents';
import { receiveUpdate } from '@/features/client-area/updates/updates';
import { addDays, getDayInIndia } from '@/lib/days';
import { fileKinds } from '@/lib/files/kinds';
import { describeFileRejection, type FileRejectionCode } from '@/lib/files/rejections';
import { createSafeName } from '@/lib/files/safe-names';
import { computeSha256Hex } from '@/lib/files/sha256';
import { limits } from '@/lib/limits';
import { exportFileWith, MB } from '@/lib/test-support/export-file';
import { createPdfBytes, freshArea, pdfFile } from '@/lib/test-support/fresh-area';
import { answerOnlyRequest, freshInbox, onlyEntry } from '@/lib/test-support/inbox-client';
import { restoreHere } from '@/lib/test-support/restored';
import { takeSnapshot } from '@/lib/test-support/snapshot';
import { streamZip } from '@/lib/test-support/stream-zip';
import { createTestRequest, demoSigner } from '@/lib/test-support/thread-messages';
import { makeUpdate } from '@/lib/test-support/updates';
import { createRawZip, encodeText, unzipped, type ZipPart } from '@/lib/test-support/zip';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const KIND = 'documents-from-the-firm';
const TODAY = getDayInIndia(Date.now());
const YEAR = '2026-27';
const code = (code: FileRejectionCode, found?: 'client-area') =>
  describeFileRejection(KIND, code, found);
const rejected = (code: RejectionCode) => describeRejection(code);

let db: Awaited<ReturnType<typeof freshArea>>;
let id: string;
let rid: string;

const open = async (token: string) => openToken(token, { today: TODAY });
const toFirm = async () => {
  const opened = await open((await prepareOutgoingMessage(id)).link.split('#v1.')[1] ?? '');
  if ('kid' in opened) throw new Error(opened.kind);
  await receiveFromClient(opened);
};
const state = async () => computeState((await db.threads.get(id))?.events ?? []);

async function acceptedWork() {
  db = await freshArea();
  await freshInbox();
  await db.cart.clear();
  await addToCart('itr-1');
  id = (await requestQuotation())?.id ?? '';
  await toFirm();
  await answerOnlyRequest();
  rid = (await onlyEntry()).request.id;
  const opened = await open((await onlyEntry()).events.state.answer?.token ?? '');
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  const { answer } = await state();
  if (!answer) throw new Error('no answer');
  await decide(id, answer, { step: 'accepted', name: 'Asha Rao', total: answer.message.total });
  await toFirm();
}

const content = { words: '', filed: [], needed: [], pay: null, received: null, by: 'CA Asha Rao' };
const contents = [createPdfBytes(64), createPdfBytes(80, 0x41)] as const;
const names = ['Computation.pdf', 'ITR-V, 2026.pdf'];
type Files = PackedFile[];

async function listFiles(all: readonly Uint8Array<ArrayBuffer>[] = contents): Promise<Files> {
  const hashes = await Promise.all(all.map((bytes) => computeSha256Hex(bytes)));
  return all.map((bytes, index) => ({
    name: names[index] ?? `${index}.pdf`,
    size: bytes.length,
    sha256: hashes[index] ?? '',
  }));
}

type Change = {
  files?: (files: Files) => object[];
  documents?: object;
  message?: object;
  contents?: readonly Uint8Array<ArrayBuffer>[];
  signer?: Signer;
  token?: (token: string) => string;
  manifest?: object;
  parts?: (parts: ZipPart[]) => unknown;
  zip?: Parameters<typeof createRawZip>[1];
};

/** Signs what no schema lets through, as someone with the key could. */
async function signedAnyway(message: object, signer: Signer): Promise<string> {
  const kid = 'kid' in signer ? signer.kid : '';
  return new CompactSign(deflateRawSync(JSON.stringify(message)))
    .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ: 'update', kid })
    .sign(signer.privateKey);
}

async function packageWith(change: Change = {}): Promise<Blob> {
  const bytes = change.contents ?? contents;
  const files = await listFiles(bytes);
  const listed = change.files?.(files) ?? files;
  const documents = { year: YEAR, files: listed, ...change.documents };
  const message = { ...makeUpdate({ id, rid, at: Date.now() }), documents, ...change.message };
  const token = await signedAnyway(message, change.signer ?? (await demoSigner()));
  const manifest = {
    format: KIND,
    version: 1,
    token: change.token?.(token) ?? token,
    ...change.manifest,
  };
  const parts: ZipPart[] = [
    { name: 'manifest.json', content: encodeText(JSON.stringify(manifest)) },
    ...bytes.map((content, index) => {
      const { name = '' } = (listed[index] ?? files[index] ?? {}) as { name?: string };
      return { name: createSafeName(name, index), content };
    }),
  ];
  change.parts?.(parts);
  return createRawZip(parts, change.zip);
}

const part = (parts: ZipPart[], index: number) => parts[index] as ZipPart;
const first = (change: object) => (files: Files) =>
  files.map((file, index) => (index === 0 ? { ...file, ...change } : file));
const partWith = (change: Partial<ZipPart>): Change => ({
  parts: (parts) => Object.assign(part(parts, 1), change),
});
const zeros = new Uint8Array(9 * MB);

const hostile: Record<string, () => Promise<[Change, string]>> = {
  'signed by nobody whom the site names': async () => {
    const { privateKey, publicKey } = await createKeyPair();
    return [{ signer: { privateKey, kid: await computeKeyId(publicKey) } }, rejected('foreign')];
  },
  'signed by another firm under our name': async () => {
    const { privateKey } = await createKeyPair();
    return [
      { signer: { privateKey, kid: await computeKeyId(demoQuotationKey) } },
      rejected('altered'),
    ];
  },
  'changed after it was signed': async () => [
    { token: (token) => token.replace(/\.[\w-]{8}/, '.AAAAAAAA') },
    rejected('altered'),
  ],
  'cut in its signature': async () => [{ token: (token) => token.slice(0, -9) }, code('damaged')],
  'without a signature': async () => [{ token: () => 'a.b.c' }, code('damaged')],
  'signed by a client': async () => {
    const { privateKey, publicKey } = await createKeyPair();
    const token = await sign(createTestRequest({ id, rid }), { privateKey, publicKey });
    return [{ token: () => token }, code('damaged')];
  },
  'an update without documents': async () => [{ message: { documents: null } }, code('damaged')],
  'for another client': async () => [
    { message: { rid: 'BBECAwQFBgcICQoLDA0ODw' } },
    'These documents are for a quotation that is not in this area. Nothing changed.',
  ],
  'for another quotation under the same random id': async () => [
    { message: { id: 'Q-2026-7K3XN' } },
    rejected('elsewhere'),
  ],
  'of the number of the answer': async () => [{ message: { number: 1 } }, rejected('clash')],
  'of the day after tomorrow': async () => [
    { message: { at: Date.parse(`${addDays(TODAY, 2)}T10:00Z`) } },
    rejected('early'),
  ],
  'a file changed by one letter': async () => [
    partWith({ content: contents[0].map((byte, at) => (at === 30 ? 0x42 : byte)) }),
    code('damaged'),
  ],
  'a longer file': async () => [partWith({ content: createPdfBytes(65) }), code('damaged')],
  'a missing file': async () => [{ parts: (parts) => parts.pop() }, code('damaged')],
  'no file': async () => [{ parts: (parts) => parts.splice(1) }, code('damaged')],
  'a file more': async () => [
    { parts: (parts) => parts.push({ name: '003 More.pdf', content: contents[0] }) },
    code('damaged'),
  ],
  'two files that changed places': async () => [
    {
      parts: (parts) => {
        const [a, b] = [part(parts, 1).content, part(parts, 2).content];
        Object.assign(part(parts, 1), { content: b });
        Object.assign(part(parts, 2), { content: a });
      },
    },
    code('damaged'),
  ],
  'a file under another name': async () => [partWith({ name: '001 Other.pdf' }), code('damaged')],
  'a file twice in the ZIP': async () => [
    { parts: (parts) => parts.push({ ...part(parts, 2) }) },
    code('damaged'),
  ],
  'two manifests': async () => [
    { parts: (parts) => parts.push({ ...part(parts, 0) }) },
    code('damaged'),
  ],
  'a file named twice': async () => [
    { files: (files) => files.map((file) => ({ ...file, name: 'A.pdf' })) },
    code('damaged'),
  ],
  'the same content under two names': async () => [
    { contents: [contents[0], contents[0]] },
    code('damaged'),
  ],
  'a file named as a path': async () => [
    { files: first({ name: '../evil.pdf' }) },
    code('damaged'),
  ],
  'a path in the ZIP': async () => [partWith({ name: '../001 Computation.pdf' }), code('damaged')],
  'a folder with content in the ZIP': async () => [
    { parts: (parts) => parts.push({ name: 'more/', content: encodeText('x') }) },
    code('damaged'),
  ],
  'a program that calls itself a PDF': async () => [
    { contents: [encodeText(`MZ${'x'.repeat(600)}`) as Uint8Array<ArrayBuffer>] },
    code('damaged'),
  ],
  'a PDF without its end': async () => [
    { contents: [encodeText('%PDF-1.7\n') as Uint8Array<ArrayBuffer>] },
    code('damaged'),
  ],
  'a PDF that calls itself a picture': async () => [
    { files: first({ name: 'a.png' }) },
    code('damaged'),
  ],
  'a page': async () => [{ files: first({ name: 'a.html' }) }, code('damaged')],
  'a size that is not the file’s': async () => [{ files: first({ size: 65 }) }, code('damaged')],
  'more than 52 MB in the ZIP': async () => [
    {
      parts: (parts) => {
        for (let more = 0; more < 6; more += 1) parts.push({ name: `${more}`, content: zeros });
      },
    },
    code('excessive'),
  ],
  'a bomb': async () => [
    partWith({ content: new Uint8Array(MB), method: 8, size: 10 * MB }),
    code('excessive'),
  ],
  'a file said to have 4 GB': async () => [partWith({ size: 0xfffffffe }), code('excessive')],
  'a byte before it': async () => [{ zip: { before: encodeText('x') } }, code('damaged')],
  'two files in one place': async () => [partWith({ sameAs: 0 }), code('damaged')],
  'a wrong checksum': async () => [partWith({ crc: 1 }), code('damaged')],
  'an encrypted file': async () => [partWith({ flags: 0x801 }), code('damaged')],
  'version 2': async () => [{ manifest: { version: 2 } }, code('newer')],
  'version 0': async () => [{ manifest: { version: 0 } }, code('damaged')],
  'no message': async () => [{ manifest: { token: undefined } }, code('damaged')],
  'an unknown key in the manifest': async () => [{ manifest: { more: 1 } }, code('damaged')],
};

const getSentence = (file: Blob) =>
  receivePackage(file).then(
    (received) => received?.files ?? null,
    (error: Error) => error.message,
  );

describe('a package of the firm', () => {
  beforeAll(acceptedWork);

  test.each(Object.entries(hostile))('is refused with one sentence: %s', async (_, make) => {
    const [change, sentence] = await make();
    const before = await takeSnapshot(db);
    expect(await getSentence(await packageWith(change))).toBe(sentence);
    expect(await takeSnapshot(db)).toEqual(before);
  });

  test('is recognised among other files', async () => {
    expect(await getSentence(new Blob([createPdfBytes(64)]))).toBeNull();
    expect(
      await getSentence(createRawZip([{ name: 'a.txt', content: encodeText('a') }])),
    ).toBeNull();
    expect(await getSentence(exportFileWith())).toBe(code('another', 'client-area'));
  });

  test('is taken in once, in any order', async () => {
    const later = await packageWith({ message: { number: 9 } });
    const earlier = await packageWith({ message: { number: 8 }, contents: [createPdfBytes(99)] });
    expect([await getSentence(later), await getSentence(earlier)]).toEqual([2, 1]);
    expect(await getSentence(later)).toBe(rejected('repeated'));
    expect(
      await getSentence(
        await packageWith({ message: { number: 9 }, documents: { year: '2025-26' } }),
      ),
    ).toBe(rejected('clash'));
  });
});

test('the largest package that the firm can make can be received', () => {
  // Each name is in the ZIP twice, with some 100 bytes of headers.
  const headers = updateLimits.entries * 2 * (3 * limits.fileName + 100);
  const most = updateLimits.bytes + FRAGMENT_LIMIT + headers;
  expect(fileKinds[KIND].most).toBeGreaterThanOrEqual(most);
});

test('files that the firm packs are in Documents under their year, and stay marked', async () => {
  await acceptedWork();
  const chosen = names.map((name, index) => new File([contents[index] ?? ''], name));
  const { zip, number } = await signUpdate(rid, content, { year: YEAR, files: chosen });
  if (!zip) throw new Error('no ZIP');
  expect(zip.name).toBe(`update-${id}-${number}.zip`);
  expect(await streamZip(zip)).toEqual(await unzipped(zip));
  const [update] = (await onlyEntry()).events.state.updates;
  const opened = await open(update?.token ?? '');
  if (opened.kind !== 'update') throw new Error(opened.kind);
  await expect(receiveUpdate(opened)).rejects.toMatchObject({ code: 'withFiles' });

  expect(await receivePackage(zip)).toEqual({ files: 2, quotation: id, update: number });
  const marked = async () =>
    (await db.documents.toArray()).flatMap(({ name, fromFirm }) =>
      fromFirm ? [[name, fromFirm]] : [],
    );
  const expected = names.map((name) => [name, YEAR]);
  expect((await marked()).sort()).toEqual(expected);
  expect((await state()).updates).toMatchObject([{ message: { documents: { year: YEAR } } }]);
  expect((await db.activity.toArray()).at(-1)).toMatchObject({
    title: `Update: documents for you, ${id}`,
  });
  const row = (await db.documents.toArray()).find(({ fromFirm }) => fromFirm);
  if (!row) throw new Error('no document');
  await restoreHere(db, (await exportEverything()).blob);
  expect((await marked()).sort()).toEqual(expected);
  await deleteDocument(row.id);
  expect(await db.documents.get(row.id)).toMatchObject({ fromFirm: YEAR });
  expect(await getSentence(zip)).toBe(rejected('repeated'));
});

test.each<[string, () => File[], RegExp]>([
  ['a text', () => [new File(['a'], 'a.txt')], /^a\.txt is not a PDF, JPG or PNG file\. Nothing/],
  ['an empty file', () => [new File([], 'a.pdf')], /^a\.pdf is empty/],
  ['a name twice', () => [pdfFile('a.pdf'), pdfFile('a.pdf', 0x41)], /^a\.pdf is chosen twice/],
  ['a content twice', () => [pdfFile('a.pdf'), pdfFile('b.pdf')], /^b\.pdf is chosen twice/],
  ['21 files', () => Array(21).fill(pdfFile('a.pdf')), /^One update takes up to 20 files/],
  [
    'more than 50 MB',
    () => Array.from({ length: 6 }, (_, at) => new File([zeros], `${at}.pdf`)),
    /^Your files take 54 MB, and one update holds 50 MB/,
  ],
])('a firm packs nothing of %s', async (_, files, sentence) => {
  const before = (await onlyEntry()).steps.length;
  const documents = { year: YEAR, files: files() };
  await expect(signUpdate(rid, content, documents)).rejects.toThrow(sentence);
  expect((await onlyEntry()).steps).toHaveLength(before);
});
