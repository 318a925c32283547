import { progressSteps } from '@/features/client-area/home/progress';

const RADIUS = 5;
const WIDTH = 340;
const HEIGHT = 14;
/** Of the width: a step's knot is at the left end of its share, where its name begins. */
const SHARE = 0.22;
const STEP = WIDTH * SHARE;
const placeOf = (index: number) => RADIUS + 1 + index * STEP;
const MIDDLE = HEIGHT / 2;

/**
 * A thread through the steps: stitched up to `at`, where the knot is filled, and needle holes
 * from there on. The words beside it say the same.
 */
export function ProgressDrawing({ at }: { at: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block w-full max-w-88 fill-none"
    >
      {progressSteps.slice(1).map((step, index) => (
        <path
          key={step}
          d={`M${placeOf(index) + RADIUS + 4} ${MIDDLE}H${placeOf(index + 1) - RADIUS - 3}`}
          strokeLinecap="round"
          {...(index < at
            ? { className: 'stroke-total', strokeWidth: 2, strokeDasharray: '6 5' }
            : { className: 'stroke-row-number', strokeWidth: 2, strokeDasharray: '0.1 9' })}
        />
      ))}
      {progressSteps.map((step, index) => (
        <circle
          key={step}
          cx={placeOf(index)}
          cy={MIDDLE}
          r={index > at ? RADIUS - 0.5 : RADIUS}
          strokeWidth={index > at ? 1.5 : 2}
          className={
            index === at
              ? 'fill-total stroke-total'
              : index < at
                ? 'stroke-total'
                : 'stroke-row-number'
          }
        />
      ))}
    </svg>
  );
}
