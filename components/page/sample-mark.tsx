import { Badge } from '@/components/ui/badge';
import { sampleCopy } from '@/content/words/samples';
import { isSample } from '@/lib/content/sample-marks';

type Props = { of: unknown; className?: string };

export function SampleMark({ of, className }: Props) {
  return isSample(of) && <Badge className={className}>{sampleCopy.mark}</Badge>;
}
