import type { SpecimenPath } from '@/content/specimens/specimen';
import type { DrawnPlatePath } from '@/lib/content/plates/all';

/** Where the words of the drawings are as text files; they are no pages. */
export const WORDS = '/in-words';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** All that the plate of a page says, as plain text. */
export const plateWordsFile = (path: DrawnPlatePath) => `${WORDS}/${nameOf(path)}-plate.txt`;

/** All that the specimen of a page says, as plain text. */
export const specimenWordsFile = (path: SpecimenPath) => `${WORDS}/${nameOf(path)}-specimen.txt`;
