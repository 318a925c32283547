import * as z from 'zod/mini';
import type { IsoDate } from '@/content/types/units';
import { inFigures } from '@/content/words/rupees';
import { acceptAmount } from '@/lib/forms/amount-input';
import type { Said } from '@/lib/portal/quotations/work';
import { REFERENCE } from '@/lib/portal/thread/work-messages';
import { paiseWords } from '@/lib/portal/thread/work-words';

/** What a client types about a payment. */
export type PaidFields = { reference: string; on: string; amount: string };

/** The paise of an amount as typed; `null` if it is none or has more than two decimals. */
export function paiseOf(text: string): number | null {
  const [, rupees, decimals = ''] =
    /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(acceptAmount(text) ?? '') ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}

/** An amount for a field: `15,337`, or `15,337.50`. */
const inField = (paise: number): string => {
  const rest = paise % 100;
  const rupees = inFigures(Math.floor(paise / 100));
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
};

export const firstPaid = (open: number, today: string): PaidFields => ({
  reference: '',
  on: today,
  amount: inField(open),
});

/** The rules of the form, for what is still open, in paise, on a day. */
export const paidFormSchema = (open: number, today: IsoDate) =>
  z.object({
    reference: z.string().check(
      // As apps show it, with blanks between.
      z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
      z.regex(REFERENCE, 'Enter the reference number: 6 to 35 letters and digits'),
    ),
    on: z.iso
      .date('Enter the day of the payment')
      .check(z.refine((day) => day >= '2020-01-01' && day <= today, 'Enter a day up to today')),
    amount: z.string().check(
      z.refine(
        (text) => {
          const paise = paiseOf(text);
          return paise !== null && paise > 0 && paise <= open;
        },
        `Enter what was paid, at most ${paiseWords(open)}`,
      ),
    ),
  });

export const saidOf = (invoice: string | null, { reference, on, amount }: PaidFields): Said => ({
  invoice,
  reference,
  on,
  paise: paiseOf(amount) ?? 0,
});
