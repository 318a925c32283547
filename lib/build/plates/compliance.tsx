import { compliancePlate, complianceDrawing as plate } from '@/content/figures/compliance';
import {
  colour,
  Note,
  Paragraph,
  Pen,
  Ring,
  Rule,
  Sheet,
  Slip,
  Words,
} from '@/lib/build/plates/pen';

/** A nail in the beam. */
function Nail({ x, y, filled }: { x: number; y: number; filled?: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={filled ? 9 : 6}
      fill={colour(filled ? 'red' : 'page')}
      stroke={colour(filled ? 'red' : 'ink')}
      strokeWidth="1.6"
    />
  );
}

/** The beam of the year, to scale in days; forms hang at their days after the meeting. */
export function YearWide() {
  const { fixed, meeting, hung } = plate;
  const beam = 150;
  const at = (day: number) => 16 + day * 4.62;
  const nail = at(meeting.day);
  return (
    <Sheet title={compliancePlate.picture} width={1200} height={540}>
      <Rule d={`M0 ${beam}H1200`} tone="ink" width={2} />
      {fixed.map(({ title, when, text, day }) => (
        <g key={title}>
          <Nail x={at(day)} y={beam} />
          <Words
            x={Math.max(at(day) - 8, 4)}
            y={beam - 62}
            face="ink"
            size={17}
            fill={colour('red')}
          >
            {when}
          </Words>
          <Words x={Math.max(at(day) - 8, 4)} y={beam - 40} face="strong" size={15.5}>
            {title}
          </Words>
          <Words x={Math.max(at(day) - 8, 4)} y={beam - 20} size={14.5} fill={colour('soft')}>
            {text}
          </Words>
        </g>
      ))}
      <Nail x={nail} y={beam} filled />
      <Words x={nail + 16} y={beam - 73} face="ink" size={19} fill={colour('red')}>
        {meeting.when}
      </Words>
      <Words x={nail + 16} y={beam - 38} face="ink" size={19}>
        {meeting.title}
      </Words>
      <Words x={nail + 16} y={beam - 16} size={14.5} fill={colour('soft')}>
        {meeting.text}
      </Words>
      <Ring x={nail + 77} y={beam - 79} width={156} height={34} />
      {hung.map(({ title, when, text, day, after }, index) => {
        const top = beam + 46 + index * 106;
        const x = at(day);
        return (
          <g key={title}>
            <Pen d={`M${nail} ${beam}Q${x - 12} ${beam + 8} ${x - 12} ${top}`} />
            <Slip x={x - 252} y={top} width={246} height={90} />
            <Words x={x - 236} y={top + 29} face="ink" size={18}>
              {title}
            </Words>
            <Words x={x - 22} y={top + 29} face="ink" size={16} at="end" fill={colour('red')}>
              {when}
            </Words>
            <Words x={x - 236} y={top + 52} size={14.5}>
              {`${after} days after the meeting`}
            </Words>
            <Words x={x - 236} y={top + 74} size={14.5} fill={colour('soft')}>
              {text}
            </Words>
          </g>
        );
      })}
      <Note x={16} y={240} number={1} most={44} size={18} leading={26}>
        {plate.note}
      </Note>
      <Note x={16} y={330} number={2} most={44} size={18} leading={26}>
        {plate.late}
      </Note>
      <Note x={16} y={420} number={3} most={44} size={18} leading={26}>
        {plate.small}
      </Note>
    </Sheet>
  );
}

export function YearPhone() {
  const { fixed, meeting, hung } = plate;
  const step = 74;
  const nail = 40 + fixed.length * step;
  const first = nail + 116;
  const foot = first + hung.length * 108;
  const half = nail - 28;
  return (
    <Sheet
      title={compliancePlate.picture}
      width={344}
      height={foot + 246}
      columns={[
        [
          [0, half],
          [foot, foot + 246],
        ],
        [[half, foot]],
      ]}
    >
      <Rule d={`M14 10V${nail}`} tone="ink" width={2} />
      {fixed.map(({ title, when, text }, index) => {
        const y = 26 + index * step;
        return (
          <g key={title}>
            <Nail x={14} y={y - 5} />
            <Words x={38} y={y} face="ink" size={17} fill={colour('red')}>
              {when}
            </Words>
            <Words x={38} y={y + 23} face="strong" size={15.5}>
              {title}
            </Words>
            <Words x={340} y={y + 23} size={14.5} at="end" fill={colour('soft')}>
              {text}
            </Words>
          </g>
        );
      })}
      <Nail x={14} y={nail} filled />
      <Words x={38} y={nail + 6} face="ink" size={18} fill={colour('red')}>
        {meeting.when}
      </Words>
      <Ring x={98} y={nail} width={146} height={34} />
      <Words x={38} y={nail + 39} face="ink" size={19}>
        {meeting.title}
      </Words>
      <Paragraph x={38} y={nail + 63} size={14.5} most={46} leading={20} fill={colour('soft')}>
        {meeting.text}
      </Paragraph>
      {hung.map(({ title, when, text, after }, index) => {
        const top = first + index * 108;
        const x = 60 + index * 18;
        return (
          <g key={title}>
            <Pen d={`M14 ${nail}V${top + 32}q0 14 14 14H${x}`} />
            <Slip x={x} y={top} width={342 - x} height={92} />
            <Words x={x + 16} y={top + 30} face="ink" size={18}>
              {title}
            </Words>
            <Words x={328} y={top + 30} face="ink" size={16} at="end" fill={colour('red')}>
              {when}
            </Words>
            <Words x={x + 16} y={top + 54} size={14.5}>
              {`${after} days after the meeting`}
            </Words>
            <Words x={x + 16} y={top + 76} size={14.5} fill={colour('soft')}>
              {text}
            </Words>
          </g>
        );
      })}
      <Note x={2} y={foot + 30} number={1} most={34} size={16}>
        {plate.note}
      </Note>
      <Note x={2} y={foot + 104} number={2} most={34} size={16}>
        {plate.late}
      </Note>
      <Note x={2} y={foot + 178} number={3} most={34} size={16}>
        {plate.small}
      </Note>
    </Sheet>
  );
}
