import { Badge } from '@/components/ui/badge';
import { firmStageLabels } from '@/features/client-area/firm-inbox/inbox-log';
import type { RequestMessage } from '@/features/client-area/protocol/messages';
import type { Stage } from '@/features/client-area/protocol/state';

type Props = { request: RequestMessage; stage: Stage };

export function FirmStatus({ request, stage }: Props) {
  const { tone, word } = firmStageLabels[stage];
  return (
    <span className="flex flex-wrap gap-2">
      {request.sample && <Badge tone="orange">Sample</Badge>}
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
