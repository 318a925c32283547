import type { IsoDate } from '@/content/types/units';
import { formatDay, noWrap } from '@/lib/dates';
import { countDaysBetween } from '@/lib/days';
import { cn } from '@/lib/utils';

const STROKES = 30;
const GROUP = 5;

type Props = { answeredOn: IsoDate; until: IsoDate; today: IsoDate };

export function ValidityStrokes({ answeredOn, until, today }: Props) {
  const whole = Math.max(1, countDaysBetween(answeredOn, until));
  const left = Math.min(whole, Math.max(0, countDaysBetween(today, until)));
  const passed = Math.round(((whole - left) / whole) * STROKES);
  const isOver = today > until;

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink">
      <p className="font-semibold">
        {isOver ? 'Was valid until' : 'Valid until'} {noWrap(formatDay(until))}
      </p>
      <span aria-hidden="true" className="flex min-w-0 flex-wrap gap-1">
        {Array.from({ length: STROKES }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes that never move
            key={index}
            className={cn(
              'h-3.5 w-0.5 -skew-x-6',
              index < passed ? 'bg-total' : 'bg-field',
              index % GROUP === GROUP - 1 && 'mr-1.5',
            )}
          />
        ))}
      </span>
      <p className="text-[0.9375rem]">{isOver ? 'no day left' : `${left} of ${whole} days left`}</p>
    </div>
  );
}
