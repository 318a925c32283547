import { isQuestion } from '@/components/sheet/answer';
import { listChangeable } from '@/components/sheet/answer-sentence';
import { taxCalculator } from '@/content/calculators/tax';
import { salaryChoices, taxByLaw } from '@/content/calculators/tax-by-law';
import { calculateTax } from '@/features/calculators/tax/tax';
import { createTaxLawResult } from '@/features/calculators/tax/tax-sheet';
import { formatRupees } from '@/lib/format';
import { ageCategories } from '@/lib/law/tax/regimes';
import { statutoryYears } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

type Input = Parameters<typeof createTaxLawResult>[0];
type LawChoices = Omit<Input, 'formInput' | 'today'>;

/** A result with the words as they follow from the form, or as they were chosen since. */
function show(
  income: number,
  more: Partial<Input['formInput']> = {},
  choices: Partial<LawChoices> = {},
) {
  const formInput = {
    deductions: 0,
    ageCategory: 'below60',
    regime: 'old',
    ...more,
    income,
  } as const;
  const { ageCategory, deductions } = formInput;
  return createTaxLawResult({
    ...{ year: 'TY2026-27', salary: 'salary', age: ageCategory, deducted: deductions, ask: 'none' },
    ...choices,
    formInput,
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

const [regimes, rebate, left] = [0, 2, 3].map((at) => taxCalculator.method[at]?.text ?? '');

test('every combination of the words has the figure of the law’s own engine', () => {
  const ages = ageCategories.map(({ value }) => value);
  const incomes = [4_00_000, 12_75_000, 18_00_000, 60_00_000];
  let count = 0;
  for (const year of statutoryYears) {
    for (const { value: salary } of salaryChoices) {
      for (const age of ages) {
        for (const deducted of [0, 2_00_000, 8_00_000]) {
          for (const income of incomes) {
            const [inOld, inNew] = (['old', 'new'] as const).map((regime) =>
              calculateTaxOnGrossIncome({
                ...{ year, regime, ageCategory: age, grossIncome: income },
                ...{ isSalary: salary === 'salary', deductions: deducted },
              }),
            );
            const owed = Math.min(inOld?.payable ?? 0, inNew?.payable ?? 0);
            const answer = getAnswer(income, {}, { year, salary, age, deducted });
            expect([year, salary, age, deducted, income, answer.figure]).toEqual([
              year,
              salary,
              age,
              deducted,
              income,
              formatRupees(owed),
            ]);
            count += 1;
          }
        }
      }
    }
  }
  expect(count).toBe(statutoryYears.length * 2 * ages.length * 3 * incomes.length);
});

test('each word offers every choice of the law, with the chosen one among them', () => {
  const lawChoices = getWords(18_00_000, { deductions: 2_00_000 });
  expect(lawChoices.map(({ name }) => name)).toEqual(['salary', 'age', 'deducted', 'year']);
  const choices = Object.fromEntries(
    lawChoices.map(({ name, choices = [] }) => [name, choices.map(({ value }) => value)]),
  );
  expect(choices).toMatchObject({
    salary: salaryChoices.map(({ value }) => value),
    age: ageCategories.map(({ value }) => value),
    year: [...statutoryYears].reverse(),
  });
  for (const { name, value } of lawChoices) {
    if (name !== 'deducted') expect(choices[name]).toContain(value);
  }
});

test('the deductions from which the old regime costs less are one of the choices', () => {
  const choices = getWords(18_00_000);
  const deducted = choices.find(({ name }) => name === 'deducted')?.choices?.at(-1)?.value ?? '';
  const labelWith = (amount: number) => getAnswer(18_00_000, {}, { deducted: amount }).label;
  expect(labelWith(Number(deducted))).toMatch(/old regime$/);
  expect(labelWith(Number(deducted) - 1)).not.toMatch(/old regime$/);
});

test('deductions are missing only when they are asked for and not entered', () => {
  const deductedIn = (choices: Partial<LawChoices>) =>
    getWords(18_00_000, {}, choices).find(({ name }) => name === 'deducted');
  const none = { text: 'nothing', fields: ['deducted'] };
  expect(deductedIn({ deducted: null })).toMatchObject({ ...none, isMissing: false });
  const asked = { deducted: null, ask: 'deducted' } as const;
  expect(deductedIn(asked)).toMatchObject({ ...none, isMissing: true });
  expect(deductedIn({ ...asked, deducted: 5000 })?.isMissing).toBe(false);
});

test('the figure is on the card once, and the cheaper regime is named', () => {
  const { label, figure, facts = [] } = getAnswer(18_00_000, { deductions: 2_00_000 });
  expect(label).toMatch(/new regime$/);
  expect(facts.map((fact) => fact.label)).toEqual([
    'In the old regime',
    'The new one saves',
    'Left after tax',
  ]);
  expect(facts.map(({ value }) => value)).not.toContain(figure);
});

test.each([
  [
    '₹1,32,600 of old-regime estimate, nothing by law',
    12_00_000,
    { deductions: 1_50_000 },
    {},
    'Why is this ₹1,32,600 higher? It stays in the old regime, uses the rules of AY 2024-25 and leaves out the standard deduction.',
  ],
  ['nothing either way', 2_00_000, {}, {}, 'The same as by this year’s law.'],
  [
    'a surcharge which the estimate leaves out',
    2_00_00_000,
    { regime: 'new' },
    { salary: 'none' },
    /^Why is this ₹[\d,]+ lower\? It uses the rules of AY 2024-25 and leaves out the surcharge\.$/,
  ],
  [
    'an age that was changed in the sentence',
    18_00_000,
    {},
    { age: '60to80' },
    taxByLaw.sentence.waits,
  ],
  ['deductions changed there', 18_00_000, {}, { deducted: 1 }, taxByLaw.sentence.waits],
] as const)('beside the estimate: %s', (_, income, more, choices, says) => {
  expect(show(income, more, choices).beside).toEqual(
    typeof says === 'string' ? says : expect.stringMatching(says),
  );
});

test('an income beyond what the law’s engine takes has no figure', () => {
  expect(getAnswer(10 ** 16)).toMatchObject({ figure: '–', sentence: taxByLaw.sentence.tooMuch });
});

// Section 202(2)(a)(xii) keeps section 124 in the new regime, 115BAC(2) kept 80CCD(2).
test('section 124, was 80CCD(2): the employer’s pension contribution is left out, and the page says so', () => {
  expect(left).toMatch(/what your employer pays into NPS.*both regimes: subtract it first/);
  const remarks = show(20_00_000).remarks.join(' ');
  expect(remarks).toContain(taxByLaw.notCovered);
  expect(remarks).toMatch(/NPS.*14% of salary.*10%.*Subtract it/);
});

test('section 156: just above ₹12 lakh the tax before cess is the excess, and the page names the cess', () => {
  const above = (excess: number) =>
    calculateStatutoryTax({
      ...{ year: 'TY2026-27', regime: 'new', ageCategory: 'below60' },
      totalIncome: 12_00_000 + excess,
    });
  const found = above(10_000);
  expect((found?.slabTax ?? 0) - (found?.rebate ?? 0)).toBe(10_000);
  expect(found?.payable).toBe(10_400);
  expect(rebate).toContain('before cess of 4%');
});

// Sections 123, 124, 126 and 22 of the 2025 Act; 80C, 80CCD(1B), 80D and 24(b) of the 1961 Act.
test('the page gives the most that the old regime allows, and the deductions are worth their slab', () => {
  for (const most of ['₹1,50,000', '₹50,000', '₹25,000', '₹2,00,000']) {
    expect(regimes).toContain(most);
  }
  const old = { income: 15_00_000, ageCategory: 'below60', regime: 'old' } as const;
  const total = (deductions: number) => calculateTax({ ...old, deductions })?.total ?? 0;
  expect(total(0) - total(1_50_000 + 50_000 + 25_000 + 2_00_000)).toBe(1_32_600);
});
