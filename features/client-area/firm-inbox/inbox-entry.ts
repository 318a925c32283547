import type { InboxEntry } from '@/features/client-area/firm-inbox/inbox';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import {
  computeQuotationFromState,
  type Quotation,
} from '@/features/client-area/quotations/quotation';
import { tidyName } from '@/lib/forms/person-name';

/** Tidied, since the sender of the request chose its characters. */
export const getClientName = ({ events }: Pick<InboxEntry, 'events'>): string =>
  tidyName(events.request.client.name) || 'No name given';

export function isFound(entry: InboxEntry, stateWord: string, search: string): boolean {
  const { request, state } = entry.events;
  const { name, email, phone } = request.client;
  const text = [
    request.id,
    name,
    email,
    phone,
    stateWord,
    request.notes,
    ...request.lines.map(getLineServiceName),
    ...(state.answer?.message.lines.map(({ service }) => service) ?? []),
  ]
    .join('\n')
    .toLocaleLowerCase('en-IN');
  const terms = search.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  return terms.every((word) => text.includes(word));
}

export const getClientQuotation = (
  { events }: Pick<InboxEntry, 'events'>,
  today: string,
): Quotation => computeQuotationFromState(events.request.id, events.state, today);
