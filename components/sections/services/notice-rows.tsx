import { NoticeLookUp } from '@/components/sections/notice-look-up';
import { Points, Row } from '@/components/sections/services/rows';
import { intimation } from '@/content/notice';

/** What a notice means, by its number. */
export function NoticeRow() {
  return (
    <Row id="notice" title={intimation.lookUp}>
      <NoticeLookUp ground="paper" />
    </Row>
  );
}

/** What the most usual notice of all means, and what to press. */
export function IntimationRow() {
  return (
    <Row id="intimation" title={intimation.title}>
      <Points items={intimation.items} />
    </Row>
  );
}
