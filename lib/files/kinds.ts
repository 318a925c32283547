const MB = 1024 * 1024;

/** In bytes. */
export const MOST_JSON = 64 * MB;

/**
 * The files that the site saves and reads back, by the format that each states in itself. Raise a
 * version when an older file would be misread, and keep a file of each version for the tests.
 * `most` is in bytes; the names are for the sentences in rejections.ts.
 */
export const fileKinds = {
  'client-area': {
    version: 1,
    most: 2048 * MB,
    saver: 'Download My Data',
    name: 'a file of Download My Data',
  },
  'firm-inbox': {
    version: 1,
    most: MOST_JSON,
    saver: 'a firm’s inbox',
    name: 'the file of a firm’s inbox',
  },
  // A key file has some 800 bytes.
  'firm-inbox-key': {
    version: 1,
    most: 16 * 1024,
    saver: 'a firm’s inbox',
    name: 'the key file of a firm’s inbox',
  },
  'documents-from-the-firm': {
    version: 1,
    most: 52 * MB,
    saver: 'our inbox',
    name: 'a ZIP of documents from us',
  },
} as const;

/** The other kinds are JSON. */
export const archiveKinds: readonly FileKind[] = ['client-area', 'documents-from-the-firm'];

export type FileKind = keyof typeof fileKinds;

export const isFileKind = (format: unknown): format is FileKind =>
  typeof format === 'string' && Object.hasOwn(fileKinds, format);

export const createFileHead = <Kind extends FileKind>(kind: Kind) => ({
  format: kind,
  version: fileKinds[kind].version,
});
