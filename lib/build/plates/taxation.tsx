import { colour, Note, Paragraph, Rule, Sheet, Words } from '@/lib/build/plates/pen';
import { advanceTaxDrawing as plate, taxationPlate } from '@/lib/content/figures/taxation';

const HEIGHT = 400;
const FOOT = 490;
const MONTH = 88;
/** The middle of the month in which a step is due; June is the third of the year. */
const dueAt = (index: number) => (3 * index + 2.5) * MONTH;

/** The steps above the months; each goes on until the next is due. */
export function AdvanceTaxWide() {
  const end = 1200;
  return (
    <Sheet title={taxationPlate.picture} width={1200} height={606}>
      {plate.steps.map((step, index) => {
        const left = dueAt(index);
        const right = index < 3 ? dueAt(index + 1) : end;
        const height = (HEIGHT * step.percent) / 100;
        const before = (HEIGHT * (plate.steps[index - 1]?.percent ?? 0)) / 100;
        const top = FOOT - height;
        return (
          <g key={step.by}>
            <rect x={left} y={top} width={right - left} height={height} fill={colour('paper')} />
            <rect x={left} y={top} width="12" height={height - before} fill={colour('red')} />
            <path
              d={`M${left + 6} ${top + 6}v${height - before - 10}`}
              stroke={colour('thread')}
              strokeWidth="2"
              strokeDasharray="7 5"
            />
            <Rule d={`M${left} ${top}H${right}`} tone="ink" width={1.8} />
            {index === 3 && <Rule d={`M${right - 1} ${top}V${FOOT}`} tone="rule-strong" />}
            <Words x={left} y={top - 40} face="ink" size={22} fill={colour('red')}>
              {step.by}
            </Words>
            <Words x={left} y={top - 14} size={18}>
              {`${step.percent}% paid: ${step.paid}`}
            </Words>
            <Words
              x={left + 22}
              y={top + Math.min(32, (height - before) / 2 + 6)}
              face="pen"
              size={18}
            >
              {`this step ${step.instalment}`}
            </Words>
          </g>
        );
      })}
      <Rule d={`M0 ${FOOT}H${end}`} tone="ink" width={1.8} />
      {plate.months.map((month, index) => (
        <g key={month}>
          <Rule d={`M${index * MONTH} ${FOOT}v8`} tone="rule-strong" />
          <Words
            x={(index + 0.5) * MONTH}
            y={FOOT + 28}
            size={17}
            at="middle"
            fill={colour('folio')}
          >
            {month}
          </Words>
        </g>
      ))}
      <Words x={0} y={92} face="ink" size={24}>
        {plate.tax}
      </Words>
      <Paragraph x={0} y={124} size={18} most={44} leading={26} fill={colour('soft')}>
        {plate.regime}
      </Paragraph>
      <Note x={2} y={568} number={1} most={56} size={18}>
        {plate.missed}
      </Note>
      <Note x={640} y={568} number={2} most={56} size={18}>
        {plate.enough}
      </Note>
    </Sheet>
  );
}

const ROW = 92;

/** For phones: each step is as long as the total paid by then, with its own part in red. */
export function AdvanceTaxPhone() {
  const foot = 100 + plate.steps.length * ROW;
  const half = 94 + 2 * ROW;
  return (
    <Sheet
      title={taxationPlate.picture}
      width={344}
      height={foot + 176}
      columns={[[[0, half]], [[half, foot + 176]]]}
    >
      <Words x={0} y={24} face="ink" size={19}>
        {plate.tax}
      </Words>
      <Paragraph x={0} y={50} size={15} most={44} fill={colour('soft')}>
        {plate.regime}
      </Paragraph>
      {plate.steps.map((step, index) => {
        const top = 100 + index * ROW;
        const before = 342 * ((plate.steps[index - 1]?.percent ?? 0) / 100);
        const width = 342 * (step.percent / 100);
        return (
          <g key={step.by}>
            <Words x={0} y={top + 18} face="ink" size={17} fill={colour('red')}>
              {step.by}
            </Words>
            <Words x={342} y={top + 18} size={15} at="end">
              {`${step.percent}% paid: ${step.paid}`}
            </Words>
            <rect
              x="1"
              y={top + 28}
              width={width}
              height="20"
              fill={colour('paper')}
              stroke={colour('ink')}
              strokeWidth="1.2"
            />
            <rect
              x={1 + before}
              y={top + 28}
              width={width - before}
              height="20"
              fill={colour('red')}
            />
            <Words
              x={index < 3 ? 1 + before : 340}
              y={top + 68}
              at={index < 3 ? 'start' : 'end'}
              face="pen"
              size={15}
            >
              {`this step ${step.instalment}`}
            </Words>
          </g>
        );
      })}
      <Note x={2} y={foot + 26} number={1} most={36} size={15.5}>
        {plate.missed}
      </Note>
      <Note x={2} y={foot + 122} number={2} most={36} size={15.5}>
        {plate.enough}
      </Note>
    </Sheet>
  );
}
