import { createHash } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { type FileKind, fileKinds } from '@/lib/portal/files/kinds';
import type { Fault } from '@/lib/portal/files/refusals';
import { sealKey } from '@/lib/portal/firm/key-file';
import { exportFileWith, validManifest } from '@/lib/test-support/export-file';
import { pdfOf } from '@/lib/test-support/fresh-area';
import { utf8, zipOf } from '@/lib/test-support/zip';

type Makes = Record<string, () => Blob | Promise<Blob>>;
/** `unopened` is what a passphrase does not open, as if it were a wrong one. */
export type Hostile = { [Each in Fault | 'unopened']?: Makes };

type Fields = Record<string, unknown>;
const textOf = (content: unknown) => JSON.stringify(content);
const blob = (...parts: BlobPart[]) => new Blob(parts);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What no program of ours has written, whatever kind of text is wanted. */
function foreignTo(kind: FileKind, whole: string): Hostile['foreign'] {
  const format = (value: unknown) => () => blob(textOf({ ...JSON.parse(whole), format: value }));
  return {
    nothing: () => blob(),
    'a letter': () => blob('a letter'),
    'two letters of an archive': () => blob('PK'),
    'a PDF': () => blob(pdfOf(64)),
    'another ZIP': () => zipOf([{ name: 'a.txt', content: utf8('a') }]),
    'half of a ZIP': () => exportFileWith().slice(0, 2000),
    'an empty object': () => blob('{}'),
    null: () => blob('null'),
    'a list': () => blob('[]'),
    'its name alone': () => blob(`"${kind}x"`),
    'a number without end': () => blob('1e999'),
    'the format of another program': format('other'),
    'a format with a space before it': format(` ${kind}`),
    'a format in a list': format([kind]),
    'the format “constructor”': format('constructor'),
    'the format “__proto__”': format('__proto__'),
    'its text in UTF-16': () => blob(Buffer.from(`\ufeff${whole}`, 'utf16le')),
  };
}

/** A sound text that was cut, mixed with something else, or changed in its head. */
function damagedTexts(whole: string): Hostile['damaged'] {
  const head = (change: Fields) => () => blob(textOf({ ...JSON.parse(whole), ...change }));
  const inside = (text: string) => () => blob(whole.replace(/\}\s*$/, `,${text}}`));
  return {
    'half of it': () => blob(whole.slice(0, whole.length / 2)),
    'all but its last letter': () => blob(whole.trimEnd().slice(0, -1)),
    'itself twice': () => blob(whole, whole),
    'a byte behind it': () => blob(whole, '\0'),
    'a comment in it': () => blob(whole.replace('{', '{/* a */')),
    'a comma too many': () => blob(whole.replace(/\}\s*$/, ',}')),
    'a byte that is no UTF-8': () => {
      const bytes = Buffer.from(whole.replace(/\}\s*$/, ',"more":"x"}'));
      bytes[bytes.length - 3] = 0xff;
      return blob(bytes);
    },
    'half a character': inside('"more":"\ud800"'),
    'a line break inside a text': inside('"more":"a\nb"'),
    'a control character inside a text': inside('"more":"a\u0007b"'),
    'a value that is no number': inside('"more":NaN'),
    'no version': () => {
      const { version: _, ...rest } = JSON.parse(whole);
      return blob(textOf(rest));
    },
    ...Object.fromEntries(
      [0, -1, 1.5, '1', null, [1], true].map((version) => [
        `the version ${textOf(version)}`,
        head({ version }),
      ]),
    ),
    'a version without end': () => blob(whole.replace(/"version": ?1/, '"version":1e999')),
    'a field too many': inside('"more":1'),
    'a field “__proto__”': inside('"__proto__":{"isFirm":true}'),
    'a field “constructor”': inside('"constructor":{"prototype":{"isFirm":true}}'),
    'a list nested 17 deep': inside(`"more":${deep(16)}`),
    'a list nested 5,000 deep': inside(`"more":${'['.repeat(5000)}`),
    'an object nested 1,000 deep': inside(`"more":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`),
  };
}

const newerThan = (whole: string): Hostile['newer'] => ({
  'version 2': () => blob(textOf({ ...JSON.parse(whole), version: 2 })),
  'the last version': () =>
    blob(textOf({ ...JSON.parse(whole), version: Number.MAX_SAFE_INTEGER })),
  'two versions': () => blob(whole.replace(/\}\s*$/, ',"version":9}')),
});

type Step = {
  request: string;
  number: number;
  event: Fields & { message: Fields };
  token: string | null;
};
type Inbox = {
  requests: { id: string; key: Fields; receivedAt: number; steps: Step[] }[];
};

/**
 * Files that are no inbox's: `whole` is one with a request, an answer and a decision, which `other` has
 * of another request.
 */
export function hostileInboxes(whole: string, other: string): Hostile {
  const changed = (change: (request: Inbox['requests'][number], inbox: Inbox) => unknown) => () => {
    const inbox: Inbox = JSON.parse(whole);
    const [request] = inbox.requests;
    if (request) change(request, inbox);
    return blob(textOf(inbox));
  };
  const step = (at: number, change: (step: Step) => unknown) =>
    changed(({ steps }) => steps[at] && change(steps[at]));
  const [stranger] = (JSON.parse(other) as Inbox).requests;

  return {
    foreign: foreignTo('firm-inbox', whole),
    another: {
      [fileKinds['client-area'].name]: () => exportFileWith(),
      [fileKinds['firm-inbox-key'].name]: async () =>
        blob(await sealKey(demoQuotationKey, 'three sums make a ledger')),
    },
    newer: newerThan(whole),
    excessive: {
      '5,001 requests': changed((request, inbox) => {
        inbox.requests = Array.from({ length: 5001 }, () => request);
      }),
      '301 steps': changed((request) => {
        request.steps = Array.from({ length: 301 }, () => request.steps[0] as Step);
      }),
      'more than 64 MB': () =>
        blob(whole, ...Array.from({ length: 65 }, () => ' '.repeat(2 ** 20))),
    },
    unnamedKey: {
      'an answer by a key that the site does not name': step(1, ({ event }) => {
        event.kid = '0123456789abcdef';
      }),
    },
    damaged: {
      ...damagedTexts(whole),
      'a list nested a million deep': () =>
        blob(whole.replace('"requests":[', `"requests":${'['.repeat(1e6)}`)),
      'an archive that calls itself an inbox': () =>
        exportFileWith({ manifest: { ...validManifest, format: 'firm-inbox' } }),
      'no list of requests': () => {
        const { requests: _, ...rest } = JSON.parse(whole);
        return blob(textOf(rest));
      },
      'a day that is none': () => blob(textOf({ ...JSON.parse(whole), savedAt: 'yesterday' })),
      'a request that is a list': changed((_, inbox) => {
        inbox.requests = [[]] as unknown as Inbox['requests'];
      }),
      'a request twice': changed((request, inbox) => inbox.requests.push(request)),
      'a request without steps': changed((request) => {
        request.steps = [];
      }),
      'a request received before any clock': changed((request) => {
        request.receivedAt = -1;
      }),
      'a request received in the year 9999': changed((request) => {
        request.receivedAt = Date.parse('9999-12-31');
      }),
      'an id of another length': changed((request) => {
        request.id = 'short';
      }),
      'the id of another request': changed((request) => {
        request.id = stranger?.id ?? '';
      }),
      'the key of another client': changed((request) => {
        request.key = stranger?.key ?? {};
      }),
      'a private half beside the key': changed(({ key }) => {
        key.d = demoQuotationKey.d;
      }),
      'a key on another curve': changed(({ key }) => {
        key.crv = 'P-384';
      }),
      'no step between': changed(({ steps }) => steps.splice(1, 1)),
      'steps in another order': changed(({ steps }) => steps.reverse()),
      'the first step alone, twice': changed((request) => {
        request.steps = [request.steps[0], request.steps[0]] as Step[];
      }),
      'a step of another request': changed(({ steps }) => {
        steps[0] = stranger?.steps[0] as Step;
      }),
      'a step numbered −1': step(0, (first) => {
        first.number = -1;
      }),
      'a step that nobody knows': step(0, ({ event }) => {
        event.step = 'refunded';
      }),
      'a step with “__proto__” as its event': changed(({ steps }, inbox) => {
        (steps[0] as unknown as Fields).event = '#';
        Object.assign(
          inbox,
          JSON.parse(textOf(inbox).replace('"#"', '{"__proto__":{"step":"x"}}')),
        );
      }),
      'a request in other words than were signed': step(0, ({ event }) => {
        event.message.notes = 'Nothing was asked.';
      }),
      'an answer in other words than were signed': step(1, ({ event }) => {
        event.message.notes = 'As agreed by telephone.';
      }),
      'a decision in other words than were signed': step(2, ({ event }) => {
        (event.message.choice as Fields).words = 'Gladly.';
      }),
      'an answer for another fee': step(1, ({ event }) => {
        const [line] = event.message.lines as Fields[];
        if (line) line.fee = 1;
      }),
      'a request whose token is cut': step(0, (first) => {
        first.token = first.token?.slice(0, -9) ?? null;
      }),
      'a decision without its token': step(2, (last) => {
        last.token = null;
      }),
      'a decision with the token of the request': changed(({ steps }) => {
        const [asked, , decided] = steps;
        if (asked && decided) decided.token = asked.token;
      }),
      'a token of 100,000 letters': step(0, (first) => {
        first.token = 'a'.repeat(100_000);
      }),
    },
  };
}

const PASSPHRASE = 'three sums make a ledger';
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
/** A key file that is whole, whatever is sealed in it. */
const keyFile = (sealed: string) =>
  blob(textOf({ format: 'firm-inbox-key', version: 1, sealed, digest: digestOf(sealed) }));

/** Files that are no key's: `whole` is the demo key's, under the passphrase with which each is opened. */
export function hostileKeys(whole: string, inbox: string): Hostile {
  const file = JSON.parse(whole) as { sealed: string };
  const [head = '', ...rest] = file.sealed.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const encoded = (value: unknown) => Buffer.from(textOf(value)).toString('base64url');
  const withHeader = (change: Fields) => () =>
    keyFile([encoded({ ...header, ...change }), ...rest].join('.'));
  const withPart = (at: number, part: string) => () =>
    keyFile(file.sealed.split('.').with(at, part).join('.'));
  const field = (change: Fields) => () => blob(textOf({ ...file, ...change }));
  /** Sealed as a key is, but something else. */
  const holding =
    (content: string, change: Fields = {}) =>
    async () =>
      keyFile(
        await new CompactEncrypt(utf8(content))
          .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', ...change })
          .setKeyManagementParameters({ p2c: 1000 })
          .encrypt(utf8(PASSPHRASE)),
      );
  const key = (change: Fields) => holding(textOf({ ...demoQuotationKey, ...change }));

  return {
    foreign: foreignTo('firm-inbox-key', whole),
    another: {
      [fileKinds['client-area'].name]: () => exportFileWith(),
      [fileKinds['firm-inbox'].name]: () => blob(inbox),
    },
    newer: newerThan(whole),
    excessive: { 'more than 16 KB': () => blob(whole, ' '.repeat(16 * 1024)) },
    unopened: {
      'a header that asks for compression': withHeader({ zip: 'DEF' }),
      'another salt': withHeader({ p2s: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      'other iterations': withHeader({ p2c: 1000 }),
      'another cipher text': withPart(3, 'AAAA'),
      'another wrapped key': withPart(1, 'A'.repeat(54)),
    },
    damaged: {
      ...damagedTexts(whole),
      'no key': field({ sealed: undefined }),
      'a number for its key': field({ sealed: 7 }),
      'a list for its key': field({ sealed: [file.sealed] }),
      'a letter of its key changed': field({ sealed: file.sealed.replace(/.$/, '.') }),
      'no digest': field({ digest: undefined }),
      'the digest of something else': field({ digest: digestOf('x') }),
      'an empty key': () => keyFile(''),
      'a key of four parts': () => keyFile(file.sealed.split('.').slice(1).join('.')),
      'a key of six parts': () => keyFile(`${file.sealed}.x`),
      'a header that is no JSON': withPart(0, 'x'),
      'a header that is a list': withPart(0, encoded([])),
      'a header that is null': withPart(0, encoded(null)),
      'a header of another method': withHeader({ alg: 'dir' }),
      'a header of no method': withHeader({ alg: 'none' }),
      'a header of a weaker method': withHeader({ alg: 'PBES2-HS256+A128KW' }),
      'a header of another cipher': withHeader({ enc: 'A128CBC-HS256' }),
      'a bomb inside': holding(' '.repeat(5_000_000), { zip: 'DEF' }),
      'a header with a condition': withHeader({ crit: ['exp'], exp: 1 }),
      'three thousand million iterations': withHeader({ p2c: 3e9 }),
      'less than no iterations': withHeader({ p2c: -1 }),
      'iterations in a text': withHeader({ p2c: '210000' }),
      'no salt': withHeader({ p2s: undefined }),
      'a short salt': withHeader({ p2s: 'AA' }),
      'a nonce of another length': withPart(2, 'AA'),
      'a tag of another length': withPart(4, 'AA'),
      'no key inside': holding('{}'),
      'no JSON inside': holding('key'),
      'a list inside': holding('[]'),
      'a list nested 17 deep inside': holding(deep(17)),
      'half a key inside': key({ d: undefined }),
      'a key on another curve inside': key({ crv: 'P-384' }),
      'a key of another kind inside': holding(textOf({ kty: 'oct', k: 'AAAA' })),
      'a short number inside': key({ d: 'short' }),
      'a number with a sign inside': key({ d: `+${demoQuotationKey.d.slice(1)}` }),
      'a field too many inside': key({ use: 'sig' }),
      'a field “__proto__” inside': holding(
        textOf(demoQuotationKey).replace('{', '{"__proto__":{"d":"x"},'),
      ),
    },
  };
}
