import { formatBytes } from '@/lib/format';
import { ArchiveError } from '@/lib/portal/archive/archive-error';

const UNCHANGED = 'Nothing was changed.';

export const foreignFile = () =>
  new ArchiveError(`This file was not saved by Download My Data. ${UNCHANGED}`);
export const damagedFile = () =>
  new ArchiveError(`This file is damaged or was changed after it was saved. ${UNCHANGED}`);
export const newerFile = () =>
  new ArchiveError(`This file was saved by a newer version of the site. ${UNCHANGED}`);
export const excessiveFile = () =>
  new ArchiveError(`This file holds more than Download My Data ever saves. ${UNCHANGED}`);
export const unreadableFile = () =>
  new ArchiveError(
    `The browser could not read this file: it was moved or changed in the meantime. ${UNCHANGED}`,
  );
export const noRoom = () =>
  new ArchiveError(
    `This browser has no room for the documents of this file beside those that are here. ${UNCHANGED}`,
  );
export const failedStorage = () =>
  new ArchiveError(`The storage of this browser failed. ${UNCHANGED}`);
export const changedElsewhere = () =>
  new ArchiveError(
    'What is kept here was changed in the meantime, perhaps in another tab, so this restore was given up. Choose the file again to replace everything.',
  );
export const restoringElsewhere = () =>
  new ArchiveError(`Another tab is restoring a file. Please wait until it is done. ${UNCHANGED}`);

/** Both in bytes: the size of the documents here, and the limit of a file. */
export const tooMuchToSave = (size: number, limit: number) =>
  new ArchiveError(
    `Your documents take ${formatBytes(size)}, and one file can hold ${formatBytes(limit)}. Save some of them one by one and delete them here, then try again.`,
  );
export const tooManyToSave = (what: string) =>
  new ArchiveError(`There are more ${what} here than one file can hold.`);
