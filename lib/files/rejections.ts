import { OperationError } from '@/lib/browser/operation-failure';
import { type FileKind, fileKinds } from '@/lib/files/kinds';

type KindCopy = (typeof fileKinds)[FileKind];

/** `found` is the kind of file that it is instead. */
const sentences = {
  foreign: ({ name }: KindCopy) => `This is not ${name}.`,
  another: ({ name }: KindCopy, found: KindCopy) => `This is ${found.name}, not ${name}.`,
  damaged: () => 'This file is damaged, or someone changed it.',
  newer: () => 'A newer version of the site saved this file.',
  excessive: ({ saver }: KindCopy) => `This file holds more than ${saver} ever saves.`,
  unreadable: () => 'The browser could not read this file. Perhaps someone moved or changed it.',
  unnamedKey: () => 'A key that this site does not name signed a message in this file.',
} as const;

export type FileRejectionCode = keyof typeof sentences;

export class FileRejection extends Error {
  override name = 'FileRejection';
  constructor(
    readonly code: FileRejectionCode,
    readonly found?: FileKind,
  ) {
    super(code);
  }
}

export const createDamagedRejection = () => new FileRejection('damaged');
export const createExcessRejection = () => new FileRejection('excessive');
export const createForeignRejection = () => new FileRejection('foreign');

export const describeFileRejection = (
  kind: FileKind,
  code: FileRejectionCode,
  found: FileKind = kind,
): string => `${sentences[code](fileKinds[kind], fileKinds[found])} Nothing changed.`;

/** Any other failure means that the file is damaged. */
function toFileRejection(error: unknown): FileRejection {
  if (error instanceof FileRejection) return error;
  const name = error instanceof Error ? error.name : '';
  return /^(NotReadable|NotFound|Security)Error$/.test(name)
    ? new FileRejection('unreadable')
    : createDamagedRejection();
}

/** Fails only with an `OperationError`. */
export async function runFileOperation<T>(kind: FileKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const { code, found } = toFileRejection(error);
    throw new OperationError(describeFileRejection(kind, code, found), { cause: error });
  }
}
