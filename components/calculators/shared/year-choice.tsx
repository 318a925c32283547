import { ruleSetOf, type StatutoryYear, statutoryYears } from '@/lib/calculators/law/rule-sets';

/** A long and a short label: `AY 2024-25` and `AY 24-25`. */
const labels = (year: StatutoryYear) => {
  const long = ruleSetOf(year).label;
  return { long, short: long.replace('Tax year', 'TY').replace('20', '') };
};

type Props = { year: StatutoryYear; onChoose: (year: StatutoryYear) => void };

/**
 * The year whose law the sheet applies: tabs on top of it, or segments if there is no room for
 * tabs. Both are radio buttons, so arrow keys work natively.
 */
export function YearChoice({ year, onChoose }: Props) {
  return (
    <fieldset data-slot="segmented" className="w-full min-w-0 max-w-xl">
      <legend className="sr-only">Year</legend>
      <div className="md:-mb-px flex md:gap-0.5 max-md:rounded-control max-md:border max-md:border-field max-md:bg-blank">
        {statutoryYears.map((value) => (
          <label
            key={value}
            className="relative flex min-h-12 max-md:flex-1 items-center justify-center md:rounded-t-control md:border max-md:border-l md:border-rule-strong md:border-t-3 max-md:border-rule-strong md:bg-muted px-0.5 md:px-2 xl:px-4 text-center md:font-medium text-[0.9375rem] whitespace-nowrap leading-tight transition-colors duration-150 max-md:first:rounded-l-[5px] max-md:first:border-l-0 max-md:last:rounded-r-[5px] hover:bg-muted md:has-checked:border-t-red md:has-checked:border-b-page max-md:has-checked:bg-red md:has-checked:bg-page max-md:has-checked:text-white md:has-checked:text-red has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="lawYear"
              value={value}
              checked={value === year}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="pointer-events-none relative">
              <span className="md:hidden">{labels(value).short}</span>
              <span className="hidden md:inline">{labels(value).long}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
