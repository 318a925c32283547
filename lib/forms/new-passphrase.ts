import * as z from 'zod/mini';
import { passphraseCopy as copy, passphraseLength } from '@/content/words/passphrase';
import { withoutControls, withoutUnseen } from '@/lib/text/characters';

const { least, most } = passphraseLength;

const lengthOf = (typed: string) => [...typed.normalize('NFKC').trim()].length;
/** Those that someone can see, and so type again; spaces between words count. */
const seenIn = (typed: string) =>
  lengthOf(withoutUnseen(withoutControls(typed), { joiners: true }).replaceAll('\u2800', ''));

/** A new passphrase, typed twice: of an area, and of the firm's key file. */
export const newPassphraseSchema = z
  .object({
    passphrase: z.string().check(
      z.refine((typed) => lengthOf(typed) >= least, copy.short),
      z.refine((typed) => lengthOf(typed) < least || seenIn(typed) >= least, copy.unseen),
      z.refine((typed) => lengthOf(typed) <= most, copy.long),
    ),
    again: z.string(),
  })
  .check(
    z.refine(({ passphrase, again }) => passphrase === again, {
      path: ['again'],
      error: copy.other,
    }),
  );

/** Why a passphrase is refused, as a sentence; `null` if it is good. */
export const findPassphraseRejection = (passphrase: string, again: string): string | null =>
  newPassphraseSchema.safeParse({ passphrase, again }).error?.issues[0]?.message ?? null;
