import { OperationError } from '@/lib/browser/operation-failure';
import { type FileKind, fileKinds } from '@/lib/files/kinds';

type Words = (typeof fileKinds)[FileKind];

/** What can be wrong with a file that was chosen, as a sentence; `found` is what it is instead. */
const sentences = {
  foreign: ({ name }: Words) => `This is not ${name}.`,
  another: ({ name }: Words, found: Words) => `This is ${found.name}, not ${name}.`,
  damaged: () => 'This file is damaged, or someone changed it.',
  newer: () => 'A newer version of the site saved this file.',
  excessive: ({ saver }: Words) => `This file holds more than ${saver} ever saves.`,
  unreadable: () => 'The browser could not read this file. Perhaps someone moved or changed it.',
  unnamedKey: () => 'A key that this site does not name signed a message in this file.',
} as const;

export type Fault = keyof typeof sentences;

/** What is wrong with a file, whichever kind was wanted. */
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

/** A file is not read by whoever cannot: whatever else fails in one is damage. */
function faultOf(error: unknown): FileFault {
  if (error instanceof FileFault) return error;
  const name = error instanceof Error ? error.name : '';
  return /^(NotReadable|NotFound|Security)Error$/.test(name)
    ? new FileFault('unreadable')
    : createDamagedFault();
}

/** Runs work on a chosen file of a kind. Fails with an `OperationError` alone. */
export async function runFileOperation<T>(kind: FileKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const { fault, found } = faultOf(error);
    throw new OperationError(describeFileFault(kind, fault, found), { cause: error });
  }
}
