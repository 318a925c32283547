import { Badge } from '@/components/ui/badge';
import type { Stage } from '@/features/client-area/protocol/state';
import { type StatusLabel, statusLabel } from '@/features/client-area/quotations/stage';

const tones = {
  Received: 'green',
  Pending: 'orange',
  Expired: 'danger',
} as const satisfies Record<StatusLabel, string>;

export function QuotationStatus({ stage }: { stage: Stage }) {
  const label = statusLabel[stage];
  return <Badge tone={tones[label]}>{label}</Badge>;
}
