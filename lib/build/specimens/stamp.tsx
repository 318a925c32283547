import { colour } from '@/lib/build/plates/pen';

/** Capitals in single strokes, each 10 wide and 14 high. */
const strokes: Readonly<Record<string, string>> = {
  S: 'M9 2.5C8 .8 6.5 0 5 0C2.6 0 1 1.4 1 3.4C1 5.6 2.8 6.3 5 7C7.2 7.7 9 8.4 9 10.6C9 12.6 7.4 14 5 14C3.2 14 1.7 13.1 .8 11.4',
  P: 'M1 14V0H5.5C8 0 9 1.8 9 3.8C9 5.8 8 7.6 5.5 7.6H1',
  E: 'M9 0H1V14H9M1 7H7.5',
  C: 'M9 2.8C8.2 1 6.8 0 5.2 0C2.6 0 .8 2.6 .8 7C.8 11.4 2.6 14 5.2 14C6.8 14 8.2 13 9 11.2',
  I: 'M5 0V14',
  M: 'M.8 14V0L5 8.5L9.2 0V14',
  N: 'M1 14V0L9 14V0',
};
const letters = [...'SPECIMEN'];
const PITCH = 14;
const LENGTH = letters.length * PITCH - 4;

export type StampPlace = { x: number; y: number; width: number };

/** As long as a stamp is, and its height when it stands a little askew, as a share of that. */
export const STAMP = { width: 150, tall: 0.36 };

/**
 * The word on the paper, so that nobody takes it for a real one. It is drawn as strokes, since
 * text would get in the way when the words under it are read or searched.
 */
export function Stamp({ x, y, width }: StampPlace) {
  const scale = width / (LENGTH + 24);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(-8) scale(${scale.toFixed(2)})`}
      fill="none"
      stroke={colour('red')}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity="0.6"
    >
      <rect x={-LENGTH / 2 - 11} y="-14" width={LENGTH + 22} height="28" rx="4" />
      {letters.map((letter, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the word never changes
          key={index}
          transform={`translate(${index * PITCH - LENGTH / 2} -7)`}
          d={strokes[letter]}
        />
      ))}
    </g>
  );
}
