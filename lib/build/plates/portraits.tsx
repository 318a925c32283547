import { Engraving, rounded, type Tone, within } from '@/lib/build/plates/engraving';
import { colour, Sheet } from '@/lib/build/plates/pen';

const WIDTH = 240;
const HEIGHT = 300;

/** The oval of the frame, and the ground behind a head, lighter on the side of the light. */
const inFrame = (x: number, y: number) => within(x, y, 120, 150, 112, 142) < 1;
const ground: Tone = (x, y) => 0.08 + 0.2 * (x / WIDTH) + 0.06 * (y / HEIGHT);

type LineProps = { d: string; width?: number; fill?: string };

/** A line of the graver. */
function Line({ d, width = 1.6, fill = 'none' }: LineProps) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={colour('ink')}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

type Props = { title: string; tone: Tone; lines: readonly LineProps[] };

/** A person in an oval frame, with lines drawn over the strokes. */
function Portrait({ title, tone, lines }: Props) {
  return (
    <Sheet title={title} width={WIDTH} height={HEIGHT}>
      <Engraving tone={(x, y) => (inFrame(x, y) ? tone(x, y) : 0)} width={WIDTH} height={HEIGHT} />
      {lines.map((line) => (
        <Line key={line.d} {...line} />
      ))}
      <ellipse
        cx="120"
        cy="150"
        rx="112"
        ry="142"
        fill="none"
        stroke={colour('ink')}
        strokeWidth="2.4"
      />
      <ellipse
        cx="120"
        cy="150"
        rx="117"
        ry="147"
        fill="none"
        stroke={colour('red')}
        strokeWidth="1.2"
      />
    </Sheet>
  );
}

/** Eyes that look ahead: lids, the iris, and the fold above. */
const eyes = (y: number, apart: number): LineProps[] =>
  [120 - apart, 120 + apart].flatMap((x) => [
    { d: `M${x - 11} ${y + 1}q11-10 22 0`, width: 2.2 },
    { d: `M${x - 9} ${y + 3}q9 5 18 0`, width: 1 },
    { d: `M${x - 11} ${y - 6}q11-9 22-1`, width: 0.9 },
    { d: `M${x - 4} ${y - 1}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`, width: 0.5, fill: colour('ink') },
  ]);

const partner: Tone = (x, y) => {
  const isFace = within(x, y, 120, 128, 47, 64) < 1 && y < 192;
  const hairTop = 96 + 0.012 * (x - 120) ** 2 - 26;
  if (isFace && y > hairTop) {
    const moustache = within(x, y, 120, 163, 24, 6) < 1 ? 0.5 : 0;
    return Math.max(moustache, 0.85 * rounded(x, y, 116, 126, 52, 70));
  }
  const isHair = within(x, y, 120, 112, 52, 60) < 1 && y < 132;
  if (isHair) return 0.5 + 0.45 * rounded(x, y, 112, 104, 56, 62);
  const isEar = within(x, y, 72, 134, 7, 14) < 1 || within(x, y, 168, 134, 7, 14) < 1;
  if (isEar) return x > 120 ? 0.55 : 0.18;
  const isNeck = Math.abs(x - 120) < 27 && y > 170 && y < 212;
  const shoulder = 206 + 0.0042 * (x - 120) ** 2;
  const isCoat = y > shoulder;
  const shirt = (y - 200) * 0.42;
  if (isCoat && Math.abs(x - 120) < 34 - shirt * 0.6 && y > 203) {
    const isTie = Math.abs(x - 120) < 6 + (y - 210) * 0.05 && y > 212;
    return isTie ? 0.75 : 0.04;
  }
  if (isNeck && y < 206) return 0.3 + 0.25 * rounded(x, y, 112, 190, 30, 40);
  if (isCoat) return 0.72 + 0.2 * (x / WIDTH);
  return ground(x, y);
};

export function PartnerPortrait() {
  return (
    <Portrait
      title="Portrait of a partner, a sample"
      tone={partner}
      lines={[
        { d: 'M73 124q-2 44 16 58q14 14 31 14t31-14q18-14 16-58' },
        { d: 'M70 116q-8 2-6 18q2 12 9 13M170 116q8 2 6 18q-2 12-9 13', width: 1.3 },
        ...eyes(128, 21),
        { d: 'M85 114q12-8 26-3M155 114q-12-8-26-3', width: 3.2 },
        { d: 'M116 130q-1 14-5 20q1 5 9 5t9-5', width: 1.3 },
        {
          d: 'M96 165q10-9 24-6q14-3 24 6q-12 4-24 0q-12 4-24 0z',
          width: 1.2,
          fill: colour('ink'),
        },
        { d: 'M108 174q12 4 24 0', width: 1.4 },
        {
          d: 'M82 120h33v15q-2 9-16 9t-17-9zM125 120h33v15q-3 9-17 9t-16-9zM115 124q5-4 10 0M82 122l-12-3M158 122l12-3',
          width: 1.7,
        },
        { d: 'M95 182v20M145 182v20', width: 1.3 },
        { d: 'M94 198l-6 12l26 22l6-12M146 198l6 12l-26 22l-6-12', width: 1.5 },
        { d: 'M88 210l-18 40l34 40M152 210l18 40l-34 40', width: 1.6 },
        { d: 'M114 220h12l-3 11h-6z', width: 1.3 },
      ]}
    />
  );
}

const associate: Tone = (x, y) => {
  const isFace = within(x, y, 120, 132, 42, 58) < 1;
  const parting = 92 + 0.02 * (x - 120) ** 2;
  if (isFace && y > parting) return 0.75 * rounded(x, y, 115, 130, 50, 68);
  const isHair = within(x, y, 120, 122, 56, 66) < 1 && y < 176;
  const isBun = within(x, y, 158, 74, 24, 22) < 1;
  if (isHair || isBun) {
    const shine = within(x, y, 96, 82, 16, 9) < 1 ? 0.4 : 0;
    return 0.92 - shine;
  }
  const isNeck = Math.abs(x - 120) < 20 && y > 176 && y < 220;
  const shoulder = 212 + 0.0052 * (x - 120) ** 2;
  if (isNeck && y < 222 - Math.abs(x - 120) * 0.5)
    return 0.3 + 0.2 * rounded(x, y, 112, 196, 28, 40);
  if (y > shoulder) {
    const isNeckline = Math.abs(x - 120) < 24 - (y - 212) * 0.7 && y < 246;
    if (isNeckline) return 0.1;
    const isScarf = x < 120 - (y - 200) * 0.05 && x > 62 - (y - 212) * 0.28;
    return isScarf ? 0.2 + 0.18 * Math.abs(Math.sin((x + 0.4 * y) / 7)) : 0.52 + 0.25 * (x / WIDTH);
  }
  return ground(x, y);
};

export function AssociatePortrait() {
  return (
    <Portrait
      title="Portrait of an associate, a sample"
      tone={associate}
      lines={[
        { d: 'M79 128q0 38 15 52q13 12 26 12t26-12q15-14 15-52' },
        { d: 'M120 92q-24 8-41 40M120 92q24 8 41 40', width: 1.4 },
        { d: 'M120 57v35', width: 1.2 },
        ...eyes(134, 19),
        { d: 'M88 121q11-7 24-2M152 121q-11-7-24-2', width: 2.4 },
        { d: 'M117 136q-1 12-4 18q1 4 7 4t7-4', width: 1.2 },
        { d: 'M106 171q7-4 14-1q7-3 14 1q-6 7-14 7t-14-7z', width: 1.2, fill: colour('soft') },
        { d: 'M104 171q16 3 32 0', width: 1 },
        { d: 'M76 152a3 3 0 1 0 .1 0M164 152a3 3 0 1 0 .1 0', width: 2 },
        { d: 'M99 178v26M141 178v26', width: 1.3 },
        { d: 'M98 206q4 24 22 38q18-14 22-38', width: 1.5 },
        { d: 'M64 236q16 28 20 52M98 214q6 40 2 76', width: 1.4 },
      ]}
    />
  );
}
