import { Badge } from '@/components/ui/badge';
import { firmWords } from '@/lib/portal/firm/inbox-log';
import type { RequestMessage } from '@/lib/portal/thread/messages';
import type { Stage } from '@/lib/portal/thread/state';

type Props = { request: RequestMessage; stage: Stage };

/** Where a request stands, in the firm's words. */
export function FirmStatus({ request, stage }: Props) {
  const { tone, word } = firmWords[stage];
  return (
    <span className="flex flex-wrap gap-2">
      {/* It says inside that it comes from the sample area. */}
      {request.sample && <Badge tone="orange">Sample</Badge>}
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
