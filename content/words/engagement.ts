import { payments } from '@/content/site';
import { joinInSentence } from '@/content/words/counts';

export const takenOn =
  'You show PAN and Aadhaar, or the papers of your firm or company. We both sign an engagement letter. You authorise us on the portals. Then work begins.';
export const paidBy = joinInSentence(
  ['by bank transfer', ...(payments ? ['UPI'] : []), 'cheque'],
  'or',
);
