import * as z from 'zod/mini';
import { lock } from '@/content/words/lock';
import { withoutControls, withoutUnseen } from '@/lib/characters';

const words = lock.passphrase;
const lengthOf = (typed: string) => [...typed.normalize('NFKC').trim()].length;
/** Those that someone can see, and so type again; spaces between words count. */
const seenIn = (typed: string) =>
  lengthOf(withoutUnseen(withoutControls(typed), { joiners: true }).replaceAll('\u2800', ''));

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
