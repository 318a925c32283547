import type { SpecimenPath } from '@/content/specimens/specimen';

/** The folder of the text files that say what the drawings show. */
export const WORDS = '/in-words';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The address of the text file for the specimen of a page. */
export const specimenWordsFile = (path: SpecimenPath) => `${WORDS}/${nameOf(path)}-specimen.txt`;
