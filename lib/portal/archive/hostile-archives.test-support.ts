import { crc32 } from '@/lib/portal/archive/crc32';
import { type Part, utf8, zipOf } from '@/lib/portal/archive/zip.test-support';
import { drawPdf, drawPicture } from '@/lib/portal/database/sample-files';

/** How an archive is refused; the tests have a sentence for each. */
export type Refusal = 'foreign' | 'damaged' | 'newer' | 'excessive';

type Row = Record<string, unknown>;
type Data = Record<string, Row[]> & { photo?: never };

const MB = 1024 * 1024;
const KB = 1024;

const pdf = drawPdf(['Deed of partnership']);
const png = drawPicture();
const PDF_PATH = 'documents/001 Deed.pdf';
const PHOTO_PATH = 'photo.png';

/** Rows of every table and the files that belong to them, as Download My Data writes them. */
function soundData(): Data {
  return {
    cart: [{ id: 'itr-1', service: 'ITR filing', price: 999, description: '', addedAt: 1 }],
    quotations: [
      {
        id: 'Q-2026-001',
        services: [{ service: 'ITR filing', price: 999 }],
        status: 'received',
        date: '2026-02-14',
        total: 999,
        validUntil: '2026-03-16',
        notes: '',
      },
    ],
    documents: [documentRow('Deed.pdf', PDF_PATH, pdf.length)],
    activity: [{ id: 7, title: 'Deed.pdf uploaded', detail: '', status: 'completed', at: 2 }],
    profile: [
      {
        id: 'client',
        fullName: 'Asha Verma',
        email: '',
        mobile: '',
        dateOfBirth: '',
        address: '',
        companyName: '',
        gstNumber: '',
        panNumber: '',
      },
    ],
    photo: { mime: 'image/png', path: PHOTO_PATH } as never,
    preferences: [
      {
        id: 'privacy',
        values: {
          profileVisible: true,
          shareData: false,
          marketingCommunication: false,
          cookieTracking: true,
        },
      },
    ],
    meta: [{ key: 'openedAt', value: 1 }],
  };
}

const soundFiles = () =>
  new Map<string, Uint8Array>([
    [PDF_PATH, pdf],
    [PHOTO_PATH, png],
  ]);

function documentRow(name: string, path: string, size: number): Row {
  const isPicture = /\.(png|jpe?g)$/i.test(name);
  return {
    id: path.replace(/\W/g, '-'),
    name,
    type: isPicture ? 'image' : 'pdf',
    mime: isPicture ? 'image/png' : 'application/pdf',
    size,
    category: 'business',
    uploadedAt: 3,
    path,
  };
}

/** What to change in a sound archive, from the rows to the bytes. */
type Changes = {
  data?: (data: Data) => unknown;
  files?: (files: Map<string, Uint8Array>) => void;
  /** Replaces data.json. */
  json?: Uint8Array;
  manifest?: (manifest: Row & { files: Record<string, unknown> }) => unknown;
  manifestJson?: Uint8Array;
  parts?: (parts: Part[]) => void;
  zip?: Parameters<typeof zipOf>[1];
};

/** A sound archive with some changes; checksums and sizes are made to match unless changed too. */
export function archiveWith(changes: Changes = {}): Blob {
  const data = soundData();
  const files = soundFiles();
  const changed = changes.data?.(data) ?? data;
  changes.files?.(files);
  const json = changes.json ?? utf8(JSON.stringify(changed));
  const contents = new Map([['data.json', json], ...files]);
  const manifest = {
    format: 'client-area',
    version: 1,
    savedAt: '2026-02-14T10:00:00.000Z',
    files: Object.fromEntries(Array.from(contents, ([path, bytes]) => [path, crc32(bytes)])),
  };
  const written = changes.manifest?.(manifest) ?? manifest;
  const manifestJson = changes.manifestJson ?? utf8(JSON.stringify(written));
  const parts: Part[] = Array.from(contents, ([name, content]) => ({ name, content }));
  parts.push({ name: 'manifest.json', content: manifestJson });
  changes.parts?.(parts);
  return zipOf(parts, changes.zip);
}

function part(parts: Part[], name: string): Part {
  const found = parts.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Changes what the ZIP says about the document. */
const documentPart = (change: Partial<Part>) => () =>
  archiveWith({ parts: (parts) => void Object.assign(part(parts, PDF_PATH), change) });

const row =
  (table: string, change: Row, index = 0) =>
  () =>
    archiveWith({ data: (data) => void Object.assign(data[table]?.[index] as Row, change) });

const manifestWith = (change: Row) => () =>
  archiveWith({ manifest: (manifest) => void Object.assign(manifest, change) });

/** The document under another name, type or content. */
function document(name: string, content: Uint8Array, change: Row = {}) {
  return () =>
    archiveWith({
      data: (data) => {
        data.documents = [{ ...documentRow(name, PDF_PATH, content.length), ...change }];
      },
      files: (files) => void files.set(PDF_PATH, content),
    });
}

/** The row and the ZIP both give a wrong size for the document. */
const lyingSize = (more: number) => () =>
  archiveWith({
    data: (data) => {
      data.documents = [documentRow('Deed.pdf', PDF_PATH, pdf.length + more)];
    },
    parts: (parts) =>
      void Object.assign(part(parts, PDF_PATH), { method: 8, size: pdf.length + more }),
  });

/** A PDF of zeros between its first and its last line. */
function hollowPdf(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(utf8('%PDF-1.7\n'));
  bytes.set(utf8('\n%%EOF'), size - 6);
  return bytes;
}

/** An archive of documents with the same content; `write` changes how the ZIP describes each. */
export function many(
  count: number,
  content: Uint8Array,
  write: (index: number) => Partial<Part> = () => ({}),
) {
  const paths = Array.from({ length: count }, (_, index) => `documents/${index} Deed.pdf`);
  return () =>
    archiveWith({
      data: (data) => {
        data.documents = paths.map((path) => documentRow('Deed.pdf', path, content.length));
      },
      files: (files) => {
        files.delete(PDF_PATH);
        for (const path of paths) files.set(path, content);
      },
      parts: (parts) => {
        paths.forEach((path, index) => {
          Object.assign(part(parts, path), write(index));
        });
      },
    });
}

/** Random, so that it does not compress and the ratio reveals nothing. */
const noise = Uint8Array.from(
  { length: 200_000 },
  (_, index) => (index * index * 2654435761) >>> 13,
);

/** One of the two JSON files, with a stated uncompressed size of `size` bytes. */
const jsonPart = (name: string, content: Uint8Array, size: number) => () =>
  archiveWith({
    parts: (parts) => void Object.assign(part(parts, name), { content, method: 8, size }),
  });

/** A path that is also a key of an object's prototype. */
const prototypeKey = (key: string) => () =>
  archiveWith({
    data: (data) => {
      data.documents = [documentRow('Deed.pdf', key, pdf.length)];
    },
    files: (files) => void files.delete(PDF_PATH),
  });

const folders = [
  { name: 'letters/', content: new Uint8Array() },
  { name: 'letters/a.txt', content: utf8('a') },
];

const crowd = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: new Uint8Array() }));

const zip64 = Uint8Array.of(1, 0, 16, 0, ...new Uint8Array(16));

/** Archives that Download My Data never makes, harmful by intent or by accident. */
export const hostileArchives: readonly [string, () => Blob, Refusal][] = [
  ['nothing', () => new Blob([]), 'foreign'],
  ['a PDF', () => new Blob([pdf]), 'foreign'],
  ['two letters', () => new Blob(['PK']), 'damaged'],
  ['another ZIP', () => zipOf([{ name: 'a.txt', content: utf8('a') }]), 'foreign'],
  ['another ZIP, with folders', () => zipOf(folders), 'foreign'],
  ['an empty ZIP', () => zipOf([]), 'foreign'],

  ...[0.2, 0.5, 0.9, 0.99].map((part): [string, () => Blob, Refusal] => [
    `cut after ${part * 100} % of its bytes`,
    () => {
      const whole = archiveWith();
      return whole.slice(0, Math.floor(whole.size * part));
    },
    'damaged',
  ]),
  ['a byte before it', () => archiveWith({ zip: { before: utf8('x') } }), 'foreign'],
  ['letters before it', () => archiveWith({ zip: { before: utf8('PK') } }), 'damaged'],
  ['a byte behind it', () => archiveWith({ zip: { after: utf8('x') } }), 'damaged'],
  [
    'a second end within its comment',
    () => {
      const inner = archiveWith();
      return new Blob([inner, inner.slice(-22)]);
    },
    'damaged',
  ],
  ['one file fewer declared than listed', () => archiveWith({ zip: { count: 3 } }), 'damaged'],
  ['one file more declared than listed', () => archiveWith({ zip: { count: 5 } }), 'damaged'],

  // Directories that announce more than is reasonable.
  [
    '65,534 files',
    () => zipOf([{ name: 'manifest.json', content: utf8('{}') }, ...crowd(65_533)]),
    'excessive',
  ],
  ['65,536 files, of which it declares none', () => zipOf(crowd(65_536), { count: 0 }), 'damaged'],
  [
    'a directory of 9 MB',
    () =>
      zipOf(
        Array.from({ length: 150 }, (_, index) => ({
          name: `${index}${'n'.repeat(65_000)}`,
          content: new Uint8Array(),
        })),
      ),
    'excessive',
  ],
  [
    'a name of 65,000 letters',
    () =>
      archiveWith({
        parts: (parts) => void parts.push({ name: 'n'.repeat(65_000), content: utf8('a') }),
      }),
    'excessive',
  ],
  ['a document said to have 4 GB', documentPart({ size: 0xfffffffe }), 'excessive'],
  ['a document of 11 MB', documentPart({ content: noise, method: 8, size: 11 * MB }), 'excessive'],
  ['a bomb', documentPart({ content: new Uint8Array(MB), method: 8, size: 10 * MB }), 'excessive'],
  [
    'two gigabytes of documents, each below the limits',
    many(210, pdf, () => ({ content: noise, method: 8, size: 10 * MB })),
    'excessive',
  ],
  ['a data.json of 17 MB', jsonPart('data.json', noise, 17 * MB), 'excessive'],
  ['a data.json of 100 MB', jsonPart('data.json', new Uint8Array(MB), 100 * MB), 'excessive'],
  ['a manifest of 17 MB', jsonPart('manifest.json', noise, 17 * MB), 'excessive'],

  // A ZIP that contradicts itself.
  [
    'a bomb that says it is small',
    documentPart({
      content: new Uint8Array(16 * MB),
      method: 8,
      size: pdf.length,
      crc: crc32(pdf),
    }),
    'damaged',
  ],
  ['a size that is one byte too small', lyingSize(-1), 'damaged'],
  ['a size that is one byte too large', lyingSize(1), 'damaged'],
  [
    'a compressed size that is too small',
    documentPart({ method: 8, compressedSize: 20 }),
    'damaged',
  ],
  ['a compressed size beyond the end', documentPart({ compressedSize: 0xfffffff0 }), 'damaged'],
  ['a wrong checksum in the directory', documentPart({ crc: 1 }), 'damaged'],
  ['a wrong checksum before the file', documentPart({ local: { crc: 1 } }), 'damaged'],
  ['another size before the file', documentPart({ local: { size: 1 } }), 'damaged'],
  [
    'another name before the file',
    documentPart({ local: { name: 'documents/001 Dxxx.pdf' } }),
    'damaged',
  ],
  ['another method before the file', documentPart({ local: { method: 8 } }), 'damaged'],
  ['an encrypted file', documentPart({ flags: 0x801 }), 'damaged'],
  ['an unknown method', documentPart({ method: 12 }), 'damaged'],
  [
    'content that does not expand',
    documentPart({ method: 8, content: pdf, local: {}, compressedSize: 3 }),
    'damaged',
  ],
  ['a size in 64 bits', documentPart({ size: 0xffffffff, extra: zip64 }), 'damaged'],
  ['a size in 64 bits that is missing', documentPart({ size: 0xffffffff }), 'damaged'],
  ['two files in the same place', documentPart({ sameAs: 0 }), 'damaged'],
  [
    'twenty files in one place',
    many(20, hollowPdf(MB), (index) => (index === 0 ? {} : { sameAs: 2 })),
    'damaged',
  ],
  [
    'a file twice',
    () => archiveWith({ parts: (parts) => void parts.push({ ...part(parts, PDF_PATH) }) }),
    'damaged',
  ],
  [
    'a second manifest',
    () => archiveWith({ parts: (parts) => void parts.push({ ...part(parts, 'manifest.json') }) }),
    'damaged',
  ],
  ...[
    '../evil.pdf',
    '/evil.pdf',
    'C:/evil.pdf',
    '..\\evil.pdf',
    'a//evil.pdf',
    'evil\0.pdf',
    '',
  ].map((path): [string, () => Blob, Refusal] => [
    `a path ${JSON.stringify(path)}`,
    () =>
      archiveWith({
        data: (data) => {
          data.documents = [documentRow('Deed.pdf', path, pdf.length)];
        },
        files: (files) => {
          files.delete(PDF_PATH);
          files.set(path, pdf);
        },
      }),
    'damaged',
  ]),
  [
    'a folder',
    () => archiveWith({ files: (files) => void files.set('documents/', new Uint8Array()) }),
    'damaged',
  ],

  // The manifest and the files.
  ['a manifest that is no JSON', () => archiveWith({ manifestJson: utf8('{') }), 'damaged'],
  [
    'a manifest that is no text',
    () => archiveWith({ manifestJson: Uint8Array.of(0xff) }),
    'damaged',
  ],
  ['a manifest that is a list', () => archiveWith({ manifest: () => [] }), 'foreign'],
  ['a manifest of another program', manifestWith({ format: 'other' }), 'foreign'],
  ['version 0', manifestWith({ version: 0 }), 'foreign'],
  ['version 1.5', manifestWith({ version: 1.5 }), 'foreign'],
  ['a version in words', manifestWith({ version: '1' }), 'foreign'],
  ['a newer version', manifestWith({ version: 99 }), 'newer'],
  ['no checksums', manifestWith({ files: {} }), 'damaged'],
  ['a list of checksums', manifestWith({ files: [] }), 'foreign'],
  ...['data.json', PDF_PATH, PHOTO_PATH].flatMap((path): [string, () => Blob, Refusal][] => [
    [
      `no checksum of ${path}`,
      () =>
        archiveWith({
          manifest: ({ files }) => {
            delete files[path];
          },
        }),
      'damaged',
    ],
    [
      `a wrong checksum of ${path}`,
      () =>
        archiveWith({
          manifest: ({ files }) => {
            files[path] = 1;
          },
        }),
      'damaged',
    ],
  ]),
  [
    'a checksum of a file that is not there',
    () =>
      archiveWith({
        manifest: ({ files }) => {
          files['documents/002 Gone.pdf'] = 1;
        },
      }),
    'damaged',
  ],
  [
    'a file without a checksum',
    () => archiveWith({ parts: (parts) => void parts.push({ name: 'more', content: pdf }) }),
    'damaged',
  ],
  [
    'a file that belongs to no row',
    () => archiveWith({ files: (files) => void files.set('documents/002 More.pdf', pdf) }),
    'damaged',
  ],
  [
    'a row whose file is not there',
    row('documents', { path: 'documents/002 Gone.pdf' }),
    'damaged',
  ],
  [
    'two rows with one file',
    () =>
      archiveWith({
        data: (data) =>
          void data.documents?.push({ ...documentRow('B.pdf', PDF_PATH, pdf.length), id: 'b' }),
      }),
    'damaged',
  ],
  ['a document that is the manifest', row('documents', { path: 'manifest.json' }), 'damaged'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map(
    (key): [string, () => Blob, Refusal] => [
      `a path ${key} that is not there`,
      prototypeKey(key),
      'damaged',
    ],
  ),
  [
    'a file and a checksum of the name __proto__',
    () =>
      archiveWith({
        data: (data) => {
          data.documents = [documentRow('Deed.pdf', '__proto__', pdf.length)];
        },
        files: (files) => {
          files.delete(PDF_PATH);
          files.set('__proto__', pdf);
        },
      }),
    'damaged',
  ],

  // The rows.
  ['a data.json that is no JSON', () => archiveWith({ json: utf8('{"cart":[') }), 'damaged'],
  ['a data.json that is a list', () => archiveWith({ data: () => [] }), 'damaged'],
  [
    'a data.json nested a million deep',
    () => archiveWith({ json: utf8('['.repeat(MB)) }),
    'damaged',
  ],
  [
    'a cart nested 100,000 deep',
    () => archiveWith({ json: utf8(`{"cart":${'['.repeat(1e5)}${']'.repeat(1e5)}}`) }),
    'damaged',
  ],
  [
    'a row nested 100,000 deep',
    () =>
      archiveWith({
        json: utf8(`{"cart":[{"id":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}]}`),
      }),
    'damaged',
  ],
  [
    'a table too many',
    () => archiveWith({ data: (data) => void Object.assign(data, { more: [] }) }),
    'damaged',
  ],
  [
    'a prototype in place of a table',
    () => archiveWith({ json: utf8('{"__proto__":{"cart":[]}}') }),
    'damaged',
  ],
  [
    'an amount without end',
    () => archiveWith({ json: utf8(JSON.stringify(soundData()).replace('999', '1e999')) }),
    'damaged',
  ],
  [
    'services whose sum has no end',
    row('quotations', {
      services: Array.from({ length: 20 }, () => ({ service: 'a', price: 1.7e308 })),
    }),
    'damaged',
  ],
  [
    'a pending quotation with a last day',
    row('quotations', { status: 'pending', validUntil: '2026-03-16' }),
    'damaged',
  ],
  [
    'a received quotation without a last day',
    row('quotations', { status: 'received', validUntil: null }),
    'damaged',
  ],
  ['a document name of 500 KB', document(`${'n'.repeat(500 * KB)}.pdf`, pdf), 'damaged'],
  ['a path of 500 KB', row('documents', { path: 'n'.repeat(500 * KB) }), 'damaged'],
  [
    'a million dates',
    () =>
      archiveWith({
        data: (data) => {
          data.meta = Array.from({ length: 400_000 }, (_, index) => ({
            key: `${index}`,
            value: 1,
          }));
        },
      }),
    'damaged',
  ],
  ...['cart', 'quotations', 'preferences', 'meta'].map((table): [string, () => Blob, Refusal] => [
    `a row of ${table} twice`,
    () =>
      archiveWith({
        data: (data) => {
          data[table] = [...(data[table] ?? []), ...(data[table] ?? [])];
        },
      }),
    'damaged',
  ]),

  // The documents and the photo.
  [
    'a program that calls itself a PDF',
    document('Deed.pdf', utf8(`MZ${'x'.repeat(600)}`)),
    'damaged',
  ],
  [
    'a page that calls itself a PDF',
    document('Deed.pdf', utf8('<script>alert(1)</script>')),
    'damaged',
  ],
  ['an archive within, as a PDF', document('Deed.pdf', utf8('PK\u0003\u0004')), 'damaged'],
  ['a PDF without its end', document('Deed.pdf', utf8('%PDF-1.7\n')), 'damaged'],
  ['a PDF that calls itself a picture', document('Deed.png', pdf), 'damaged'],
  ['a picture that calls itself a PDF', document('Deed.pdf', png), 'damaged'],
  ['a PDF with the type of a picture', document('Deed.pdf', pdf, { mime: 'image/png' }), 'damaged'],
  ['a PDF with the icon of a picture', document('Deed.pdf', pdf, { type: 'image' }), 'damaged'],
  ['a page among the documents', document('Deed.html', pdf), 'damaged'],
  ['a document of another size than its row says', row('documents', { size: 1 }), 'damaged'],
  [
    'a photo that is a PDF',
    () => archiveWith({ files: (files) => void files.set(PHOTO_PATH, pdf) }),
    'damaged',
  ],
  [
    'a photo of another type',
    () =>
      archiveWith({
        data: (data) =>
          void Object.assign(data, { photo: { mime: 'image/jpeg', path: PHOTO_PATH } }),
      }),
    'damaged',
  ],
];

const wrongValues = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  '',
  'x',
  '\u{1F4A3}',
  [],
  {},
  [{}],
  'n'.repeat(100_000),
];

/**
 * Every field of every row with values of every wrong kind. Some are valid after all, such as an
 * empty text in a text field.
 */
export function* archivesWithOddFields() {
  for (const [table, rows] of Object.entries(soundData())) {
    if (!Array.isArray(rows)) continue;
    for (const field of Object.keys(rows[0] as Row)) {
      for (const value of wrongValues) {
        yield { title: `${table}.${field}`, value, file: row(table, { [field]: value })() };
      }
    }
  }
}
