import { site } from '@/content/site';
import { OperationError } from '@/lib/browser/operation-failure';

/** Shown if a link cannot be read or a step is not possible. Nothing has changed then. */
const sentences = {
  tooLong: 'This link is longer than any that this site makes, so we did not read it.',
  cut: 'This link was cut on its way, as some messengers do. Ask for it again, or open it from the message itself.',
  stored: 'What this browser stores of it is damaged. Restore your data from a file, or ask us.',
  newer: 'A newer version of this site made this link. Reload the page, then open the link again.',
  damaged: 'We cannot read this link: part of it changed on its way. Ask for it again.',
  altered: 'Someone changed this, or someone else signed it. Nothing here changed.',
  forged: 'This link carries no signature of the kind that this site makes. Nothing here changed.',
  foreign: `${site.name} did not sign this. Nothing here changed.`,
  keyTooOld: 'A key signed this that we no longer use. Ask us to send it again.',
  keyTooNew: `This is signed in a way that ${site.name} did not use yet on its day. Ask us to send it again.`,
  expired:
    'By the date of your device, the last day of this answer has passed. Ask again at today\u2019s fees.',
  clock:
    'We did nothing: the date of your device is outside the years 2020 to 2100. Set its clock, then try again.',
  early:
    'This bears a future date. Look at the date of this device; if it is right, ask us to send it again.',
  misdated:
    'The date of your device is before the day of the answer, so we did nothing. Set its clock, then decide.',
  actedOn:
    'We have sent you an update since you accepted, so you cannot take it back here. Call or write to us.',
  repeated: 'You have opened this already. It is here as you left it.',
  older:
    'A newer message of the same quotation is here already, so this older one changes nothing.',
  clash:
    'A different message with the same number is here already. Nothing changed. Ask which of the two holds.',
  elsewhere: 'This is about a quotation that you did not ask for in this browser.',
  accepted: 'You have accepted this quotation. Take that back first if you prefer the new answer.',
  gone: 'There is no such quotation in this browser.',
  nothingAsked: 'This quotation asks for nothing yet.',
  unanswered: 'Open our answer to this first.',
  decided: 'You replied to this quotation already. Take that back first.',
  undecided: 'There is nothing to undo.',
  unaccepted: 'You can note work as filed only where you have accepted the quotation.',
  noted: 'You noted this already, as in another tab.',
  lapsed: 'The last day of this quotation has passed.',
  otherAnswer: 'A newer answer came meanwhile. Look at it before you decide.',
  notAgreed:
    'This is about work that you have not accepted in this browser. Open it where you accepted, or bring your data from there.',
  withFiles: 'This goes with files that we packed into a ZIP. Open that ZIP in Documents instead.',
  unsent: 'There is no message of that number to send.',
  nothingToPay: 'We ask for no such amount, or have received it already.',
  full: 'This quotation can hold no more entries. Ask for a new quotation.',
  notYours: 'Another browser signed this, not the browser that asked for the quotation.',
  noKey:
    'Only the browser that asked for this quotation can sign a reply. Reply from there, or write to us.',
  noSigning: 'This browser cannot sign here. Open the site at its https address.',
  cannotPack: 'This browser is too old to make or read these links. Update it, or use another.',
  tooMuch: 'This is more than a link can carry. Leave something out, or ask in two quotations.',
  invalid: 'You cannot send this as it is. Shorten what you wrote and try again.',
} as const;

export type RejectionCode = keyof typeof sentences;

/** These are about a link: none is true of a message that was stored or came in a file. */
export const linkRejections: readonly RejectionCode[] = [
  'cut',
  'damaged',
  'forged',
  'newer',
  'tooLong',
];

export const describeRejection = (code: RejectionCode): string => sentences[code];

export class RejectionError extends OperationError {
  override name = 'RejectionError';

  constructor(readonly code: RejectionCode) {
    super(sentences[code]);
  }
}
