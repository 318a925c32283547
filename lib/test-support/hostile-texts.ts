import type { FileKind } from '@/lib/files/kinds';
import type { FileRejectionCode } from '@/lib/files/rejections';
import { exportFileWith } from '@/lib/test-support/export-file';
import { createPdfBytes } from '@/lib/test-support/fresh-area';
import { createRawZip, encodeText } from '@/lib/test-support/zip';

type Makes = Record<string, () => Blob | Promise<Blob>>;
/** `unopened`: the passphrase does not open it, as if it were a wrong one. */
export type Hostile = { [Each in FileRejectionCode | 'unopened']?: Makes };

export type Fields = Record<string, unknown>;
export const toJsonText = (content: unknown) => JSON.stringify(content);
export const blob = (...parts: BlobPart[]) => new Blob(parts);
export const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Never written by any program of ours. */
export function foreignTo(kind: FileKind, whole: string): Hostile['foreign'] {
  const format = (value: unknown) => () =>
    blob(toJsonText({ ...JSON.parse(whole), format: value }));
  return {
    nothing: () => blob(),
    'a letter': () => blob('a letter'),
    'two letters of an archive': () => blob('PK'),
    'a PDF': () => blob(createPdfBytes(64)),
    'another ZIP': () => createRawZip([{ name: 'a.txt', content: encodeText('a') }]),
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

export function damagedTexts(whole: string): Hostile['damaged'] {
  const head = (change: Fields) => () => blob(toJsonText({ ...JSON.parse(whole), ...change }));
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
      return blob(toJsonText(rest));
    },
    ...Object.fromEntries(
      [0, -1, 1.5, '1', null, [1], true].map((version) => [
        `the version ${toJsonText(version)}`,
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

export const newerThan = (whole: string): Hostile['newer'] => ({
  'version 2': () => blob(toJsonText({ ...JSON.parse(whole), version: 2 })),
  'the last version': () =>
    blob(toJsonText({ ...JSON.parse(whole), version: Number.MAX_SAFE_INTEGER })),
  'two versions': () => blob(whole.replace(/\}\s*$/, ',"version":9}')),
});
