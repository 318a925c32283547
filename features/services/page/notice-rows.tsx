import { NoticeLookUp } from '@/components/page/notice-look-up';
import { intimation } from '@/content/notice';
import { Points, Row } from '@/features/services/page/rows';

/** What a notice means, by its number. */
export function NoticeRow() {
  return (
    <Row id="notice" title={intimation.lookUp}>
      <NoticeLookUp />
    </Row>
  );
}

/** What the most usual notice of all means, and what to press. */
export function Intimation() {
  return (
    <div className="pb-6">
      <h4 className="mb-3 text-lg">{intimation.title}</h4>
      <Points items={intimation.items} />
    </div>
  );
}
