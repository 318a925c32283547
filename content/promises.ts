import { legalFigures } from '@/content/legal/figures';

/**
 * Promises that bind the firm. `npm run check:firm` lists them: change what is not true of you.
 * Durations are in content/durations.ts; the figures of the terms and the privacy policy are in
 * content/legal/figures.ts.
 */
export const languages = ['English', 'Hindi'] as const;

export const lateFeeOfOurs = `We pay a late fee of our making, up to the fees paid for that work or ${legalFigures.liabilityCap}, whichever is less.`;
export const lateFeeInTerms =
  'We bear those that follow from our delay after complete documents reached us, within the limit under Liability.';
export const dueDatesRead = 'We keep due dates on one calendar that a partner reads every Monday.';
export const signedByPartner = 'A partner reviews and signs every engagement.';
export const queriesAreIncluded =
  'The fee includes answers to every query of the authority on that filing.';
export const advanceReturned = 'We return an advance for work not begun.';
export const helplineHours = 'Available 24/7 for existing clients';
export const applicationsAnswered = 'We answer every application.';
export const accessByEngagement =
  'Access is by engagement, for every member of staff, partners included.';
export const booksKeptSafe =
  'We give access by name and role, keep backups, and are bound by our code of ethics.';
export const filesEncrypted = 'We encrypt files in storage and in transit.';
export const staffBound =
  'Staff see the engagements they work on and sign a confidentiality undertaking. Digital signature certificates stay with their owners; we hold none. We shred papers that we no longer keep.';
export const confidentiality =
  'We keep your information confidential during the engagement and after it, and disclose it only with your consent, to those named in our privacy policy, or where law or a professional duty requires it.';
export const breachTold =
  'If information about you is lost or disclosed in spite of this, we tell you without delay what happened, what may follow from it, what we have done and what you can do, and whom to ask.';
