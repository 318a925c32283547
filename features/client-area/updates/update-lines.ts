import { updatesCopy } from '@/content/client-area/updates';
import { findReplaced } from '@/features/client-area/protocol/state';
import type {
  AmountToPay,
  Filing,
  UpdateMessage,
} from '@/features/client-area/protocol/update-message';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';

export const formatFiling = ({ form, period, acknowledgement, on }: Filing): string =>
  `${form}, ${period}: filed on ${formatDay(on)}, acknowledgement ${acknowledgement}`;

export const formatAmountToPay = ({ rupees, invoice, by, for: what }: AmountToPay): string =>
  invoice === null
    ? `${formatRupees(rupees)} to pay for ${what} by ${formatDay(by)}`
    : `${formatRupees(rupees)} to pay for invoice ${invoice} by ${formatDay(by)} (${what})`;

export function summarizeUpdate({
  filed,
  done,
  needed,
  pay,
  received,
  documents,
}: UpdateMessage): string {
  const parts = [
    filed.length > 0 && 'what we filed',
    done === true && 'the end of our work',
    needed.length > 0 && 'what we need from you',
    pay !== null && 'an amount to pay',
    received !== null && 'a payment that we received',
    documents !== null && 'documents for you',
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Update: ${parts.join(', ')}` : 'Update on your work';
}

/**
 * `We have received ₹10,620 for invoice 2026-27/087. You have nothing more to pay for it. Thank you.`
 * `pay`: `undefined` if the update that asked for it is not here. `rupees`: `null` if the firm named
 * no sum.
 */
export const formatReceived = (pay: AmountToPay | undefined, rupees: number | null): string => {
  const sum = rupees === null ? 'your payment' : formatRupees(rupees);
  const what = pay && (pay.invoice === null ? pay.for : `invoice ${pay.invoice}`);
  const isOther = pay !== undefined && rupees !== null && rupees !== pay.rupees;
  return [
    `We have received ${sum}${what ? ` for ${what}` : ''}.`,
    ...(isOther ? ['You have nothing more to pay for it.'] : []),
    'Thank you.',
  ].join(' ');
};

/** `others`: the other updates of the quotation, for the amounts that this one refers to. */
export function listUpdateLines(update: UpdateMessage, others: readonly UpdateMessage[]): string[] {
  const { words: remark, filed, done, needed, pay, received, receivedRupees, documents } = update;
  const replaced = findReplaced(update, others)?.pay;
  const replacement = replaced ? `, in place of ${formatRupees(replaced.rupees)}` : '';
  return [
    ...remark.split('\n').filter((line) => line.trim() !== ''),
    ...filed.map(formatFiling),
    ...(done ? [updatesCopy.done] : []),
    ...needed.map((what) => `We need: ${what}`),
    ...(pay ? [`${formatAmountToPay(pay)}${replacement}`] : []),
    ...(received === null
      ? []
      : [
          formatReceived(
            others.find(({ number }) => number === received)?.pay ?? undefined,
            receivedRupees ?? null,
          ),
        ]),
    ...(documents ? documents.files.map(({ name }) => `Document: ${name}`) : []),
  ];
}
