import { AlmanacChoice } from '@/components/almanac/almanac-choice';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { DUE_DATES_TEXT, dueDateFile } from '@/lib/almanac/files';
import phone from '@/lib/build/generated/almanac/phone.svg';
import wide from '@/lib/build/generated/almanac/wide.svg';

/**
 * The calendar of due dates. The page has the choices, the files, and a drawing of all dates that
 * is loaded when the reader comes near it or, on a phone, unfolds it. The calendar for chosen
 * audiences is fetched at the first choice.
 */
export function WallAlmanac() {
  return (
    <div id="almanac">
      <AlmanacChoice audiences={dueDates.audiences}>
        <p className="my-6 flex flex-wrap gap-6">
          {[
            [dueDateFile(), words.add],
            [DUE_DATES_TEXT, words.text],
          ].map(([href, label]) => (
            <a key={href} href={href} className="-my-3 py-3 text-link">
              {label}
            </a>
          ))}
        </p>
        <div className="border-rule-strong max-lg:border-y">
          <FoldOnPhone isLong summary={<b className="py-3">{words.sheet}</b>}>
            <LazyDrawing wide={wide} phone={phone} alt={words.picture} className="text-soft" />
          </FoldOnPhone>
        </div>
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
