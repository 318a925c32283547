import { cityOptions, monthInWords } from '@/components/calculators/hra/hra-words';
import { TypedAmount } from '@/components/calculators/shared/typed-amount';
import { boundedRupees } from '@/components/calculators/shared/typed-rupees';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type HraChange, monthOf } from '@/lib/calculators/law/hra';
import type { Exact } from '@/lib/exact';

/** A change as typed; `key` identifies it among the others. */
export type ChangeTexts = { key: number; month: number; rent: string; city: string };

/** More would hardly be legible. */
const MOST_CHANGES = 3;

/** The rent a month in rupees, or why the change does not count yet. */
function readRent(text: string): Exact | string {
  return boundedRupees(text) ?? 'Write the rent a month from then on, for the change to count.';
}

/** The changes whose rent is an amount. */
export function changesOf(typed: readonly ChangeTexts[]): HraChange[] {
  return typed.flatMap(({ month, rent: text, city }) => {
    const rent = readRent(text);
    return typeof rent === 'string' ? [] : [{ month, rent, city }];
  });
}

const months = Array.from({ length: 11 }, (_, index) => index + 2);

type Props = {
  /** The first day of the year. */
  from: string;
  changes: readonly ChangeTexts[];
  city: string;
  onChange: (changes: readonly ChangeTexts[]) => void;
};

/** Fields for a new rent or city from a month on. */
export function HraChanges({ from, changes, city, onChange }: Props) {
  const isFree = (month: number) => changes.every((change) => change.month !== month);
  const put = (changed: ChangeTexts) =>
    onChange(changes.map((change) => (change.key === changed.key ? changed : change)));
  const add = () => {
    const month = months.find((each) => each > 6 && isFree(each)) ?? months.find(isFree) ?? 2;
    const key = Math.max(0, ...changes.map((change) => change.key)) + 1;
    onChange([...changes, { key, month, rent: '', city: changes.at(-1)?.city ?? city }]);
  };
  return (
    <div className="mt-6 grid gap-5 print:hidden">
      {changes.map((change, index) => {
        const rent = readRent(change.rent);
        return (
          <fieldset
            key={change.key}
            className="grid min-w-0 items-start gap-4 border-rule border-t pt-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <legend className="sr-only">Change {index + 1}</legend>
            <Field label="From">
              {(control) => (
                <Select
                  {...control}
                  value={String(change.month)}
                  options={months
                    .filter((month) => month === change.month || isFree(month))
                    .map((month) => ({
                      value: String(month),
                      label: monthInWords(monthOf(from, month)),
                    }))}
                  onChange={({ currentTarget }) =>
                    put({ ...change, month: Number(currentTarget.value) })
                  }
                />
              )}
            </Field>
            <TypedAmount
              label="Rent a Month"
              error={typeof rent === 'string' ? rent : undefined}
              value={change.rent}
              onType={(text) => put({ ...change, rent: text })}
            />
            <Field label="City of the Home">
              {(control) => (
                <Select
                  {...control}
                  value={change.city}
                  options={cityOptions}
                  onChange={({ currentTarget }) => put({ ...change, city: currentTarget.value })}
                />
              )}
            </Field>
            <button
              type="button"
              className="text-link min-h-12 justify-self-start sm:mt-7"
              onClick={() => onChange(changes.filter(({ key }) => key !== change.key))}
            >
              Remove<span className="sr-only"> change {index + 1}</span>
            </button>
          </fieldset>
        );
      })}
      {changes.length < MOST_CHANGES && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={add}>
          Rent or city changed in the year
        </Button>
      )}
    </div>
  );
}
