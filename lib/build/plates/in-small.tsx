import { auditDrawing, auditPlate } from '@/content/figures/audit';
import {
  Cross,
  colour,
  Margin,
  Paragraph,
  Ring,
  Rule,
  Sheet,
  Tick,
  Words,
} from '@/lib/build/plates/pen';

const shown = ['sales', 'purchases', 'debtors', 'rent', 'cash'];
const entries = auditDrawing.entries.filter(({ id }) => shown.includes(id));
const ROW = 38;

/** A corner of the plate of the audit. */
export function AuditInSmall() {
  const foot = 48 + entries.length * ROW;
  return (
    <Sheet title={auditPlate.heading} width={360} height={foot + 80}>
      <Margin x={24} height={foot + 80} />
      <Words x={44} y={32} size={15} fill={colour('folio')}>
        {auditDrawing.head[0] ?? ''}
      </Words>
      <Words x={284} y={32} size={15} at="end" fill={colour('folio')}>
        ₹
      </Words>
      <Rule d="M44 48H340" tone="ink" width={1.4} />
      {entries.map(({ id, label, amount, mark }, index) => {
        const y = 48 + (index + 1) * ROW - 12;
        return (
          <g key={id}>
            <Words x={44} y={y} size={16}>
              {label}
            </Words>
            <Words x={284} y={y} face="ink" size={17} at="end">
              {amount}
            </Words>
            {mark === 'wrong' ? (
              <>
                <Ring x={250} y={y - 6} width={96} height={34} />
                <Cross x={322} y={y} />
              </>
            ) : (
              <Tick x={320} y={y} seed={index} />
            )}
            <Rule d={`M44 ${y + 12}H340`} />
          </g>
        );
      })}
      <Paragraph x={44} y={foot + 34} face="pen" size={15.5} most={34} leading={21}>
        {auditDrawing.notes.rent}
      </Paragraph>
    </Sheet>
  );
}
