import { NoticeLookUp } from '@/components/sections/notice-look-up';
import { Points, Row } from '@/components/sections/services/rows';
import { intimation } from '@/content/notice';

/** What a notice means, by its number; and what the most usual of all asks. */
export function NoticeRows() {
  return (
    <>
      <Row id="notice" title={intimation.lookUp}>
        <NoticeLookUp ground="paper" />
      </Row>
      <Row id="intimation" title={intimation.title}>
        <Points items={intimation.items} />
      </Row>
    </>
  );
}
