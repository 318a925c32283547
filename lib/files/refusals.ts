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

export type Fault = keyof typeof sentences;

export class FileFault extends Error {
  override name = 'FileFault';
  constructor(
    readonly fault: Fault,
    readonly found?: FileKind,
  ) {
    super(fault);
  }
}

export const createDamagedFault = () => new FileFault('damaged');
export const createExcessFault = () => new FileFault('excessive');
export const createForeignFault = () => new FileFault('foreign');

export const describeFileFault = (kind: FileKind, fault: Fault, found: FileKind = kind): string =>
  `${sentences[fault](fileKinds[kind], fileKinds[found])} Nothing changed.`;

/** Any other failure means that the file is damaged. */
function toFileFault(error: unknown): FileFault {
  if (error instanceof FileFault) return error;
  const name = error instanceof Error ? error.name : '';
  return /^(NotReadable|NotFound|Security)Error$/.test(name)
    ? new FileFault('unreadable')
    : createDamagedFault();
}

/** Fails only with an `OperationError`. */
export async function runFileOperation<T>(kind: FileKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const { fault, found } = toFileFault(error);
    throw new OperationError(describeFileFault(kind, fault, found), { cause: error });
  }
}
