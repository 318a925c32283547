import { Fragment } from 'react';
import type { TrackDay } from '@/components/sheet/answer';
import { IS_TODAY } from '@/lib/browser/attributes';

export function DayTrack({ days }: { days: readonly TrackDay[] }) {
  return (
    <ol className="day-track">
      {days.map(({ day, text, isNow }) => (
        <li key={day} {...(isNow && { [IS_TODAY]: true })}>
          <span className="font-semibold font-serif text-[1.1875rem] leading-tight">{day}</span>
          <span className="mt-0.5 leading-[1.45] text-soft">
            {text.split(/(₹[\d,.]*\d)/).map((part, index) =>
              index % 2 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                <span key={index} className="amount whitespace-nowrap text-ink">
                  {part}
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Fragment key={index}>{part}</Fragment>
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
