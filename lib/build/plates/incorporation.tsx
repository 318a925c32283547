import {
  incorporationPlate,
  incorporationDrawing as plate,
} from '@/content/figures/company-incorporation';
import { colour, Hook, Rule, Sheet, Words } from '@/lib/build/plates/pen';

/** Where the parts of the CIN begin, and how wide they are: from margin to margin, evenly spaced. */
const parts = [
  [22, 13.3],
  [51.9, 41.8],
  [110.3, 24.4],
  [151.3, 40.9],
  [208.8, 33.1],
  [258.4, 63.6],
] as const;
const WIDTH = 344;
const HEIGHT = 402;

/** The certificate with its number decoded. */
export function IncorporationCertificate() {
  const { certificate } = plate;
  const middle = WIDTH / 2;
  const rows = certificate.cin.length;
  return (
    <Sheet title={incorporationPlate.picture} width={WIDTH} height={HEIGHT}>
      <Frame inset={1} tone="ink" />
      <Frame inset={8} tone="rule-strong" />
      <Words x={middle} y={40} size={14} at="middle" fill={colour('soft')}>
        {certificate.head}
      </Words>
      <Words x={middle} y={65} face="ink" size={22} at="middle">
        {certificate.title}
      </Words>
      <Words x={middle} y={96} face="strong" size={15.5} at="middle">
        {certificate.name}
      </Words>
      <Words x={middle} y={119} size={15} at="middle" fill={colour('soft')}>
        {certificate.date}
      </Words>
      {certificate.cin.map(({ part, means }, index) => {
        const [left = 0, wide = 0] = parts[index] ?? [];
        const drop = 28 + (rows - 1 - index) * 27;
        return (
          <g key={part}>
            <Words x={left} y={156} face="ink" size={18}>
              {part}
            </Words>
            <Rule d={`M${left} 163h${wide}`} tone="red" width={2} />
            <Hook x={left + 4} y={166} drop={drop - 5} />
            <Words x={left + 18} y={162 + drop} size={14}>
              {means}
            </Words>
          </g>
        );
      })}
      <Rule d={`M22 340H${WIDTH - 22}`} tone="rule-strong" />
      {certificate.numbers.map(([name = '', number = ''], index) => (
        <g key={name}>
          <Words x={22 + index * 150} y={360} size={14} fill={colour('soft')}>
            {name}
          </Words>
          <Words x={22 + index * 150} y={380} face="ink" size={15}>
            {number}
          </Words>
        </g>
      ))}
    </Sheet>
  );
}

function Frame({ inset, tone }: { inset: number; tone: string }) {
  return (
    <rect
      x={inset}
      y={inset}
      width={WIDTH - 2 * inset}
      height={HEIGHT - 2 * inset}
      fill="none"
      stroke={colour(tone)}
      strokeWidth="1.5"
    />
  );
}
