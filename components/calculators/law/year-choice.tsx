import { Segmented } from '@/components/ui/segmented';
import { type StatutoryYear, statutoryYears } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf } from '@/lib/calculators/statutory/rule-sets';

const options = statutoryYears.map((value) => ({
  value,
  label: ruleSetOf(value).label.replace('Tax year', 'TY').replace('20', ''),
}));

type Props = { year: StatutoryYear; onChoose: (year: StatutoryYear) => void };

/** The year by whose law the sheet is worked out. */
export function YearChoice({ year, onChoose }: Props) {
  return (
    <Segmented
      legend="Year"
      name="lawYear"
      options={options}
      value={year}
      onChange={(event) => {
        const chosen = statutoryYears.find((value) => value === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
      className="w-full max-w-xl"
    />
  );
}
