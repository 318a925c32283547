import { AlmanacChoice } from '@/components/almanac/almanac-choice';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { DUE_DATES_TEXT, dueDateFile } from '@/lib/almanac/files';
import phone from '@/lib/build/generated/almanac/phone.svg';
import wide from '@/lib/build/generated/almanac/wide.svg';

/**
 * The calendar of due dates. Served: the choices, the files, and all dates as a drawing that comes
 * when the reader is near it. The calendar of the chosen is fetched with the first choice.
 */
export function WallAlmanac() {
  return (
    <div id="almanac">
      <AlmanacChoice audiences={dueDates.audiences}>
        <p className="my-6 flex flex-wrap gap-x-6">
          {[
            [dueDateFile(), words.add],
            [DUE_DATES_TEXT, words.text],
          ].map(([href, label]) => (
            <a key={href} href={href} className="text-link">
              {label}
            </a>
          ))}
        </p>
        <LazyDrawing wide={wide} phone={phone} alt={words.picture} className="text-soft" />
        <noscript>
          <p>
            {dueDates.audiences.map(({ id, label }) => (
              <a key={id} href={dueDateFile(id)}>{`${label} `}</a>
            ))}
          </p>
        </noscript>
      </AlmanacChoice>
    </div>
  );
}
