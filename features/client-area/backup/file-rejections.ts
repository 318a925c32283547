import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';

const UNCHANGED = 'Nothing changed.';

export const createNoRoomError = () =>
  new OperationError(
    `This browser has no room for the documents of this file beside those that are here. ${UNCHANGED}`,
  );
export const createStorageError = () =>
  new OperationError(`The storage of this browser failed. ${UNCHANGED}`);
export const createChangedElsewhereError = () =>
  new OperationError(
    'Something changed your data meanwhile, perhaps another tab, so we gave up this restore. Choose the file again to replace everything.',
  );

export const createTooMuchToSaveError = (size: number, limit: number) =>
  new OperationError(
    `Your documents take ${formatBytes(size)}, and one file can hold ${formatBytes(limit)}. Save some of them one by one and delete them here, then try again.`,
  );
export const createTooManyToSaveError = (what: string) =>
  new OperationError(`There are more ${what} here than one file can hold.`);
