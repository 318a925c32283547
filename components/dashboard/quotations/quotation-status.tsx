import { Badge } from '@/components/ui/badge';
import type { QuotationStatus as Status } from '@/lib/portal/database/records';

export const statusWords = {
  received: { tone: 'green', word: 'Received' },
  pending: { tone: 'orange', word: 'Pending' },
  expired: { tone: 'danger', word: 'Expired' },
} as const satisfies Record<Status, { tone: string; word: string }>;

/** Received is green, pending orange, expired red; the word says it in any case. */
export function QuotationStatus({ status }: { status: Status }) {
  const { tone, word } = statusWords[status];
  return <Badge tone={tone}>{word}</Badge>;
}
