import { isQuestion } from '@/components/sheet/answer';
import { listChangeable } from '@/components/sheet/answer-sentence';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { getRuleCity } from '@/features/calculators/hra/describe-hra';
import { type CityType, homes, workOutHra } from '@/features/calculators/hra/hra';
import { firstMonths } from '@/features/calculators/hra/hra-changes';
import { createHraLawResult } from '@/features/calculators/hra/hra-sheet';
import { formatRupeesAndPaise } from '@/lib/format';
import { calculateHraByLaw } from '@/lib/law/hra/hra';
import { taxRegimes } from '@/lib/law/tax/regimes';
import { getRuleSet, statutoryYears } from '@/lib/law/tax/rule-sets';

type Input = Parameters<typeof createHraLawResult>[0];
type LawChoices = Partial<Omit<Input, 'formInput' | 'today'>>;

const pay = { basic: 9_00_000, hra: 4_80_000, rent: 6_00_000 };
const none = { city: 'same', rent: null, basic: null, hra: null } as const;
const unchanged = Object.fromEntries(
  [1, 2, 3].flatMap((place) => Object.entries(none).map(([name, value]) => [name + place, value])),
) as unknown as Input;

function show(choices: LawChoices, { city = 'non-metro' as CityType, isByMonth = false } = {}) {
  const formInput = workOutHra({ ...pay, city, home: 'type' });
  if (!formInput) throw new Error('no result');
  return createHraLawResult({
    ...unchanged,
    ...firstMonths,
    ...{ year: 'TY2026-27', town: 'Bengaluru', months: '12', regime: 'old' },
    ...{ grossSalary: null, otherDeductions: null, ageCategory: 'below60' },
    ...choices,
    formInput: { ...formInput, isByMonth },
    today: '2026-11-29',
  });
}

function getAnswer(...input: Parameters<typeof show>) {
  const { answer } = show(...input);
  if (isQuestion(answer)) throw new Error('It asks.');
  return answer;
}

function getWords(...input: Parameters<typeof show>) {
  const { sentence } = getAnswer(...input);
  return typeof sentence === 'string' ? [] : listChangeable(sentence);
}

test('every combination of the words has the figure of the law’s own engine', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);
  let combinations = 0;
  for (const year of statutoryYears) {
    for (const { value: town } of homes) {
      for (const { value: regime } of taxRegimes) {
        for (const months of counts) {
          const { from } = getRuleSet(year).income;
          const { exempt } = calculateHraByLaw([
            {
              ...{ from, months, city: getRuleCity(town) },
              ...{ salary: pay.basic / 12, hra: pay.hra / 12, rent: pay.rent / months },
            },
          ]) ?? { exempt: Number.NaN };
          expect({
            ...{ year, town, regime, months },
            figure: getAnswer({ year, town, regime, months: `${months}` }).figure,
          }).toEqual({
            ...{ year, town, regime, months },
            figure: formatRupeesAndPaise(regime === 'old' ? exempt : 0),
          });
          combinations += 1;
        }
      }
    }
  }
  expect(combinations).toBe(statutoryYears.length * homes.length * 2 * 12);
});

test('rent by the month is the same for each month in which it is paid', () => {
  const months = '6';
  const perMonth = (isByMonth: boolean) => getAnswer({ months }, { isByMonth }).figure;
  const half = (rent: number) =>
    formatRupeesAndPaise(
      calculateHraByLaw([
        {
          ...{ from: '2026-04-01', months: 6, city: 'Bengaluru' },
          ...{ salary: pay.basic / 12, hra: pay.hra / 12, rent },
        },
      ])?.exempt ?? 0,
    );
  expect(perMonth(true)).toBe(half(pay.rent / 12));
  expect(perMonth(false)).toBe(half(pay.rent / 6));
});

test('each word offers every choice of the law, with the chosen one among them', () => {
  const lawChoices = getWords({});
  expect(lawChoices.map(({ name }) => name)).toEqual(['town', 'months', 'regime', 'year']);
  for (const { value, choices = [] } of lawChoices) {
    const values = choices.flatMap((choice) => [
      choice.value,
      ...(choice.others?.options.map((option) => option.value) ?? []),
    ]);
    expect(values).toContain(value);
  }
  expect(lawChoices[0]?.choices?.map(({ value }) => value)).toEqual(
    homes.map(({ value }) => value),
  );
});

test('the city is asked where it is not known, whatever the type of city', () => {
  for (const city of ['metro', 'non-metro'] as const) {
    const { answer, beside } = show({ town: 'type' }, { city });
    expect(answer).toMatchObject({ question: hraByLaw.city.question, name: 'town' });
    expect(beside).toBeNull();
  }
});

test('eight cities count one half since April 2026, as the question says', () => {
  const halves = homes.filter(
    ({ value }) => getAnswer({ town: value }).figure === getAnswer({ town: 'Mumbai' }).figure,
  );
  expect(halves).toHaveLength(8);
  expect(hraByLaw.city.why).toContain('50% in these eight, 40% elsewhere');
});

test.each<[LawChoices, string]>([
  [{}, 'The law adds ₹90,000: Bengaluru counts as a 50% city since 1 April 2026.'],
  [{ town: 'other' }, 'The same as by law.'],
  [{ months: '10' }, 'The law adds ₹15,000: it counts month by month.'],
  [{ regime: 'new' }, hraByLaw.sentence.newRegime],
])('beside the estimate of %j: %s', (choices, sentence) => {
  expect(show(choices).beside).toBe(sentence);
});

test('the fields of a change are in the box only when something changed', () => {
  const fieldsWith = (months: 'once' | '12') =>
    getWords({ months }).find(({ name }) => name === 'months')?.fields;
  expect(fieldsWith('12')).toBeUndefined();
  expect(fieldsWith('once')).toEqual(['month1', 'city1', 'rent1', 'basic1', 'hra1']);
});

test('another year is named on the card', () => {
  expect(getAnswer({}).label).toBe(hraByLaw.sentence.label);
  expect(getAnswer({ year: '2026-27' }).label).toBe('Exempt from tax in AY 2026-27');
});

test('the fields for the tax saved are beside its sentence', () => {
  const saving = show({}).disclosures.find(({ title }) => title === 'What it saves in tax');
  expect(saving?.fields).toEqual(['grossSalary', 'otherDeductions', 'ageCategory']);
});
