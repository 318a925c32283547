import { Points, Row } from '@/components/sections/services/rows';
import { intimation } from '@/content/notice';

/** What the most usual notice of all means, and what to press. */
export function NoticeRow() {
  return (
    <Row id="intimation" title={intimation.title}>
      <Points items={intimation.items} />
    </Row>
  );
}
