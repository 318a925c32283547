import { Button, buttonVariants } from '@/components/ui/button';
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { Audience } from '@/content/types/due-dates';
import { type Due, lineOf } from '@/lib/almanac/almanac';
import { dueDateFile } from '@/lib/almanac/files';
import { dayAndMonth, daysLeft, weekdayName } from '@/lib/days';

type Props = { next: readonly Due[]; today: string; chosen: readonly Audience[] };

const labelOf = (id: string) =>
  dueDates.audiences.find((audience) => audience.id === id)?.label ?? '';

const webcal = (file: string) => site.url.replace(/^https?:/, 'webcal:') + file;

/** Prints the sheet alone: a rule of app/globals.css hides the rest. */
function printSheet() {
  const root = document.documentElement;
  root.dataset.print = 'almanac';
  addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  print();
}

/** The next date with the days left, and ways to take the dates along: calendar files and print. */
export function NextDates({ next, today, chosen }: Props) {
  const [first] = next;
  const files = chosen.length > 0 ? chosen : (['all'] as const);
  return (
    <div className="border-ink border-t pt-4">
      <div aria-live="polite">
        <p className="text-soft">{chosen.length > 0 ? words.nextForYou : words.nextForAll}</p>
        {first ? (
          <>
            <p className="font-semibold font-serif text-[2.75rem] text-red leading-tight lg:max-xl:text-4xl">
              {dayAndMonth(first.date)}
            </p>
            {next.map((due) => (
              <p key={due.rule.id} className="font-semibold">
                {lineOf(due)}
              </p>
            ))}
            <p className="text-soft">
              {weekdayName(first.date)}, {daysLeft(today, first.date)}
            </p>
          </>
        ) : (
          <p>{words.ended}</p>
        )}
      </div>
      <div className="mt-5 grid gap-3">
        {files.map((audience, index) => (
          <div key={audience} className="grid gap-1">
            <a
              href={dueDateFile(audience)}
              download
              className={buttonVariants({ variant: index === 0 ? 'primary' : 'outline' })}
            >
              {words.add}
              {files.length > 1 && `: ${labelOf(audience)}`}
            </a>
            <a href={webcal(dueDateFile(audience))} className="text-link justify-self-center">
              {words.subscribe}
            </a>
          </div>
        ))}
        <Button variant="outline" onClick={printSheet}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}
