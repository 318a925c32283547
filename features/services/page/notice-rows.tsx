import { NoticeLookUp } from '@/components/page/notice-look-up';
import { intimation } from '@/content/notice';
import { Points, Row } from '@/features/services/page/rows';

export function NoticeRow() {
  return (
    <Row id="notice" title={intimation.lookUp}>
      <NoticeLookUp />
    </Row>
  );
}

export function Intimation() {
  return (
    <div className="pb-6">
      <h4 className="mb-3 text-lg">{intimation.title}</h4>
      <Points items={intimation.items} />
    </div>
  );
}
