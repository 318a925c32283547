import { Badge } from '@/components/ui/badge';
import { type StatusLabel, statusLabel } from '@/lib/portal/records/stage';
import type { Stage } from '@/lib/portal/thread/state';

const tones = {
  Received: 'green',
  Pending: 'orange',
  Expired: 'danger',
} as const satisfies Record<StatusLabel, string>;

/** Received is green, pending orange, expired red; the word says it in any case. */
export function QuotationStatus({ stage }: { stage: Stage }) {
  const label = statusLabel[stage];
  return <Badge tone={tones[label]}>{label}</Badge>;
}
