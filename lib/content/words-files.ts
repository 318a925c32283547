import type { SpecimenPath } from '@/content/specimens/specimen';
import type { DrawnPlatePath } from '@/lib/content/figures/all';

/** The folder of the text files that say what the drawings show. */
export const WORDS = '/in-words';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The address of the text file for the plate of a page. */
export const plateWordsFile = (path: DrawnPlatePath) => `${WORDS}/${nameOf(path)}-plate.txt`;

/** The address of the text file for the specimen of a page. */
export const specimenWordsFile = (path: SpecimenPath) => `${WORDS}/${nameOf(path)}-specimen.txt`;
