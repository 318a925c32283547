import { cityOptions, monthInWords } from '@/components/calculators/hra/hra-words';
import { TypedAmount } from '@/components/calculators/shared/typed-amount';
import { boundedRupees } from '@/components/calculators/shared/typed-rupees';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type HraChange, monthOf } from '@/lib/calculators/law/hra';
import type { Exact } from '@/lib/exact';

/** A change as typed; `key` identifies it among the others. */
export type ChangeTexts = {
  key: number;
  month: number;
  rent: string;
  city: string;
  /** Empty where the pay goes on as before. */
  basic: string;
  hra: string;
};

/** More would hardly be legible. */
const MOST_CHANGES = 3;

/** The rent a month in rupees, or why the change does not count yet. */
function readRent(text: string): Exact | string {
  return boundedRupees(text) ?? 'Write the rent a month from then on, for the change to count.';
}

/** What is wrong with a new pay as typed, in a sentence; `undefined` if nothing is. */
function payFault(text: string, { month }: ChangeTexts, ofYear: Exact): string | undefined {
  const pay = boundedRupees(text);
  if (typeof pay === 'string') return pay;
  return pay?.times(13 - month).isAbove(ofYear)
    ? 'That is more than the whole year has.'
    : undefined;
}

/** The changes whose amounts are amounts; the rent is always asked for. */
export function changesOf(typed: readonly ChangeTexts[], year: YearOfPay): HraChange[] {
  return typed.flatMap((change) => {
    const { month, city } = change;
    const rent = readRent(change.rent);
    const isWrong =
      payFault(change.basic, change, year.basic) ?? payFault(change.hra, change, year.received);
    if (typeof rent === 'string' || isWrong) return [];
    const [salary, hra] = [boundedRupees(change.basic), boundedRupees(change.hra)];
    if (typeof salary === 'string' || typeof hra === 'string') return [];
    return [{ month, rent, city, salary, hra }];
  });
}

const months = Array.from({ length: 11 }, (_, index) => index + 2);

/** Basic pay and allowance of the whole year, as in the form. */
type YearOfPay = { basic: Exact; received: Exact };

type Props = {
  /** The first day of the year. */
  from: string;
  changes: readonly ChangeTexts[];
  city: string;
  year: YearOfPay;
  onChange: (changes: readonly ChangeTexts[]) => void;
};

/** Fields for a new rent, city or pay from a month on. */
export function HraChanges({ from, changes, city, year, onChange }: Props) {
  const isFree = (month: number) => changes.every((change) => change.month !== month);
  const put = (changed: ChangeTexts) =>
    onChange(changes.map((change) => (change.key === changed.key ? changed : change)));
  const add = () => {
    const month = months.find((each) => each > 6 && isFree(each)) ?? months.find(isFree) ?? 2;
    const key = Math.max(0, ...changes.map((change) => change.key)) + 1;
    const last = changes.at(-1)?.city ?? city;
    onChange([...changes, { key, month, rent: '', city: last, basic: '', hra: '' }]);
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
            <TypedAmount
              label="Basic a Month"
              hint="if it changed"
              error={payFault(change.basic, change, year.basic)}
              value={change.basic}
              onType={(text) => put({ ...change, basic: text })}
            />
            <TypedAmount
              label="HRA a Month"
              hint="if it changed"
              error={payFault(change.hra, change, year.received)}
              value={change.hra}
              onType={(text) => put({ ...change, hra: text })}
            />
          </fieldset>
        );
      })}
      {changes.length < MOST_CHANGES && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={add}>
          Rent, city or pay changed in the year
        </Button>
      )}
    </div>
  );
}
