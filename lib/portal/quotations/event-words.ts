import type { ThreadEvent } from '@/lib/portal/thread/events';

/** How a message was sent, in words. */
export const channelWords = {
  whatsapp: 'by WhatsApp',
  mail: 'by mail',
  copy: 'as a copied link',
  share: 'by sharing',
} as const;

const choiceWords = {
  accepted: 'Accepted',
  declined: 'Declined',
  change: 'Change asked',
  undone: 'Taken back',
} as const;

const toldWords = {
  working: 'In work',
  waiting: 'Waits for you',
  filed: 'Filed by the firm',
  done: 'Done',
  documents: 'Documents from the firm',
  received: 'Received, as the firm said',
} as const;

/** A step of a quotation in a few words, for the timeline and for View My Data. */
export const stepWords = (event: ThreadEvent): string =>
  event.unchecked ? `${wordsOf(event)}, not checked` : wordsOf(event);

function wordsOf(event: ThreadEvent): string {
  switch (event.step) {
    case 'requested':
      return 'Asked';
    case 'sent':
      return `Sent ${channelWords[event.by] ?? ''}`.trim();
    case 'answered':
      return 'Opened the answer';
    case 'decided':
      return choiceWords[event.message.choice.step] ?? 'Decided';
    case 'asked-again':
      return 'Asked again';
    case 'filed':
      return event.isFiled ? 'Filed' : 'Not filed yet';
    case 'told':
      return toldWords[event.message.state.step] ?? 'News';
    case 'invoiced':
      return 'Invoice';
    case 'paid':
      return 'Paid, as you said';
  }
}
