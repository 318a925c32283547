import * as z from 'zod/mini';
import { passphraseCopy as copy, passphraseLength } from '@/content/words/passphrase';
import { withoutControls, withoutUnseen } from '@/lib/text/characters';

const { least, most } = passphraseLength;

const countCharacters = (typed: string) => [...typed.normalize('NFKC').trim()].length;
/** The characters that a person can see and so type again; spaces between words count. */
const countVisibleCharacters = (typed: string) =>
  countCharacters(
    withoutUnseen(withoutControls(typed), { joiners: true }).replaceAll('\u2800', ''),
  );

export const newPassphraseSchema = z
  .object({
    passphrase: z.string().check(
      z.refine((typed) => countCharacters(typed) >= least, copy.short),
      z.refine(
        (typed) => countCharacters(typed) < least || countVisibleCharacters(typed) >= least,
        copy.unseen,
      ),
      z.refine((typed) => countCharacters(typed) <= most, copy.long),
    ),
    again: z.string(),
  })
  .check(
    z.refine(({ passphrase, again }) => passphrase === again, {
      path: ['again'],
      error: copy.other,
    }),
  );

/** `null` if the passphrase is good. */
export const findPassphraseRejection = (passphrase: string, again: string): string | null =>
  newPassphraseSchema.safeParse({ passphrase, again }).error?.issues[0]?.message ?? null;
