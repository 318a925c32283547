import * as z from 'zod/mini';
import { lock } from '@/content/words/lock';
import { UNSEEN } from '@/lib/unseen-characters';

const words = lock.passphrase;
const charactersOf = (typed: string) => [...typed.normalize('NFKC').trim()];
const lengthOf = (typed: string) => charactersOf(typed).length;
/** Those that someone can see, and so type again; spaces between words count. */
const seenIn = (typed: string) =>
  charactersOf(typed).filter((character) => !UNSEEN.test(character)).length;

/** A new passphrase, typed twice. */
export const newPassphraseSchema = z
  .object({
    passphrase: z.string().check(
      z.refine((typed) => lengthOf(typed) >= 12, words.short),
      z.refine((typed) => lengthOf(typed) < 12 || seenIn(typed) >= 12, words.unseen),
      z.refine((typed) => lengthOf(typed) <= 200, words.long),
    ),
    again: z.string(),
  })
  .check(
    z.refine(({ passphrase, again }) => passphrase === again, {
      path: ['again'],
      error: words.other,
    }),
  );

/** A passphrase or a code that is to open the area. */
export const secretSchema = (missing: string) =>
  z.object({ secret: z.string().check(z.regex(/\S/, missing), z.maxLength(1000)) });

export const storedSchema = z.object({
  isStored: z.boolean().check(z.refine((isStored) => isStored, lock.code.unticked)),
});
