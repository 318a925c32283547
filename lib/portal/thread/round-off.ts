import { addPaise, feesOf } from '@/lib/fees/total';
import type { AnswerMessage } from '@/lib/portal/thread/messages';

/** What brings an answer to whole rupees, in rupees and paise. */
export const roundOffOf = ({ lines, discount, gst, total }: AnswerMessage): number =>
  addPaise(total, discount, -feesOf(lines), -gst.rupees);
