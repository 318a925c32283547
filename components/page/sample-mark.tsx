import { Badge } from '@/components/ui/badge';
import { sampleCopy } from '@/content/words/samples';
import { isSample } from '@/lib/content/sample-marks';

type Props = { content: unknown; className?: string };

export function SampleMark({ content, className }: Props) {
  return isSample(content) && <Badge className={className}>{sampleCopy.mark}</Badge>;
}
