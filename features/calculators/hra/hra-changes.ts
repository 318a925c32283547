import type { FieldsOf, FormContext } from '@/components/sheet/define-sheet';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { changed, type ExactHraResult } from '@/features/calculators/hra/hra';
import { formatMonth } from '@/lib/dates';
import { type Amount, Exact } from '@/lib/exact';
import { MOST_RUPEES } from '@/lib/forms/inputs';
import type { Rejection } from '@/lib/forms/reading';
import { getFirstDayOfMonth, type HraChange } from '@/lib/law/hra/hra';
import { hraCities } from '@/lib/law/hra/hra-cities';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';

const places = [1, 2, 3] as const;
type Place = (typeof places)[number];

type Month = `${number}`;
type City = 'same' | (typeof hraCities)[number] | 'other';

export type HraMonths = `${number}` | 'once' | 'twice' | 'thrice';

const changeCounts: Partial<Record<HraMonths, number>> = { once: 1, twice: 2, thrice: 3 };

/** Changes from a month on; an empty field means no change. */
export type ChangeEntries = { months: HraMonths } & {
  [Name in `month${Place}`]: Month;
} & { [Name in `city${Place}`]: City } & {
  [Name in `${'rent' | 'basic' | 'hra'}${Place}`]: Amount | null;
};

export type HraFormInput = ExactHraResult & { isByMonth?: boolean };
type Input = ChangeEntries & { year: StatutoryYear } & FormContext<HraFormInput>;

const months = Array.from({ length: 11 }, (_, index) => `${index + 2}` as Month);
const monthChoices = months.map((value) => ({ value, label: value }));
export const monthCounts = Array.from({ length: 12 }, (_, index) => ({
  value: `${12 - index}` as HraMonths,
  label: `${12 - index}`,
}));
export const changeOptions = [
  { value: 'once', label: 'Once' },
  { value: 'twice', label: 'Twice' },
  { value: 'thrice', label: 'Three times' },
] as const;
const cities = [
  { value: 'same', label: 'The same' },
  ...hraCities.map((value) => ({ value, label: value })),
  { value: 'other', label: 'Any other place' },
];

export const firstMonths = { month1: '7', month2: '10', month3: '12' } as const;

export const countChanges = ({ months }: Pick<ChangeEntries, 'months'>) =>
  changeCounts[months] ?? 0;
const listPlaces = (input: Input) => places.filter((place) => place <= countChanges(input));
const isLess = (place: Place) => (input: Input) => countChanges(input) < place;

export const listChangeFields = (entries: Pick<ChangeEntries, 'months'>) =>
  places
    .slice(0, countChanges(entries))
    .flatMap((place) => changed.map((name) => `${name}${place}`));

function createFields(place: Place): object {
  const isHidden = isLess(place);
  return {
    [`month${place}`]: {
      kind: 'choice',
      label: 'From',
      options: monthChoices,
      open: (input: Input) => {
        const taken = listPlaces(input).map((other) => other !== place && input[`month${other}`]);
        const { from } = getRuleSet(input.year).income;
        return months
          .filter((month) => !taken.includes(month))
          .map((value) => ({ value, label: formatMonth(getFirstDayOfMonth(from, Number(value))) }));
      },
      isHidden,
    },
    [`city${place}`]: { kind: 'choice', label: 'City', options: cities, isHidden },
    [`rent${place}`]: { kind: 'rupees', label: 'Rent a Month', hint: 'if it changed', isHidden },
    [`basic${place}`]: { kind: 'rupees', label: 'Basic a Month', hint: 'if it changed', isHidden },
    [`hra${place}`]: { kind: 'rupees', label: 'HRA a Month', hint: 'if it changed', isHidden },
  };
}

export const changeFields = {
  months: {
    kind: 'choice',
    label: hraByLaw.sentence.questions.months,
    options: [...monthCounts, ...changeOptions].map((option) => ({ ...option })),
  },
  ...createFields(1),
  ...createFields(2),
  ...createFields(3),
} as unknown as FieldsOf<Input, keyof ChangeEntries>;

export function listRejectedChanges(input: Input): Rejection[] {
  const { basic, received, isByMonth } = input.formInput;
  return listPlaces(input).flatMap((place) => {
    const left = 13 - Number(input[`month${place}`]);
    const limits = { rent: null, basic, hra: received };
    return Object.entries(limits).flatMap(([name, ofYear]) => {
      const field = `${name as keyof typeof limits}${place}` as const;
      const amount = Exact.of(input[field] ?? 0);
      if (amount.isAbove(MOST_RUPEES)) {
        return [{ field, sentence: 'That is more than the sheet can take.' }];
      }
      return ofYear && !isByMonth && amount.times(left).isAbove(ofYear)
        ? [{ field, sentence: 'That is more than the whole year has.' }]
        : [];
    });
  });
}

/**
 * The changes in the order of their months, as the law counts them. After the last month with rent
 * there is none.
 */
export function listHraChanges(input: Input, home: string): HraChange[] {
  const rented = Number(input.months);
  if (rented < 12) return [{ month: rented + 1, rent: 0, city: home }];
  const rejected = listRejectedChanges(input).map(({ field }) => field);
  let [rent, city]: [Amount, string] = [input.formInput.rent.over(12), home];
  return listPlaces(input)
    .filter((place) => !rejected.some((field) => field.endsWith(`${place}`)))
    .toSorted((a, b) => Number(input[`month${a}`]) - Number(input[`month${b}`]))
    .map((place) => {
      rent = input[`rent${place}`] ?? rent;
      const chosen = input[`city${place}`];
      city = chosen === 'same' ? city : chosen === 'other' ? '' : chosen;
      return {
        ...{ month: Number(input[`month${place}`]), rent, city },
        ...{ salary: input[`basic${place}`], hra: input[`hra${place}`] },
      };
    });
}
