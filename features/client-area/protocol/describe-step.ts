import type { ThreadEvent } from '@/features/client-area/protocol/events';

export const channelLabels = {
  whatsapp: 'by WhatsApp',
  mail: 'by mail',
  copy: 'as a copied link',
  share: 'by sharing',
} as const;

const choiceLabels = {
  accepted: 'Accepted',
  declined: 'Declined',
  change: 'Change asked',
  undone: 'Taken back',
} as const;

const settlementLabels = {
  paid: 'Paid, as you noted',
  declined: 'Not for you, as you noted',
  open: 'Still to pay',
} as const;

export const describeStep = (event: ThreadEvent): string =>
  event.unchecked ? `${describeEvent(event)}, not checked` : describeEvent(event);

function describeEvent(event: ThreadEvent): string {
  switch (event.step) {
    case 'requested':
      return 'Asked';
    case 'sent':
      return event.by === null
        ? 'Not sent after all'
        : `Sent ${channelLabels[event.by] ?? ''}`.trim();
    case 'answered':
      return 'Opened the answer';
    case 'decided':
      return choiceLabels[event.message.choice.step] ?? 'Decided';
    case 'asked-again':
      return 'Asked again';
    case 'filed':
      return event.isFiled ? 'Filed' : 'Not filed yet';
    case 'updated':
      return 'Update from us';
    case 'settled':
      return settlementLabels[event.as] ?? 'Noted';
  }
}
