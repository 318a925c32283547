import { isQuestion } from '@/components/sheet/answer';
import { listChangeable } from '@/components/sheet/answer-sentence';
import { paymentRhythms } from '@/features/calculators/emi/early-payment';
import { workOutEmi } from '@/features/calculators/emi/emi';
import { createLoanInput, scheduleLoan } from '@/features/calculators/emi/emi-schedule';
import { createEmiLawResult } from '@/features/calculators/emi/emi-sheet';
import { formatRupees } from '@/lib/format';

type Input = Parameters<typeof createEmiLawResult>[0];
type LawChoices = Partial<Omit<Input, 'formInput' | 'today'>>;

const formInput = workOutEmi({ loanAmount: 40_00_000, annualRate: 8.6, tenureYears: 20 });
if (!formInput) throw new Error('no result');
const loan = createLoanInput(formInput);
if ('rejected' in loan) throw new Error(loan.rejected);
const agreed = scheduleLoan(loan);

const show = (choices: LawChoices) =>
  createEmiLawResult({
    ...{ extra: null, every: 'none', month: null, fee: null },
    ...choices,
    formInput,
    today: '2026-11-29',
  });

function getAnswer(choices: LawChoices) {
  const { answer } = show(choices);
  if (isQuestion(answer)) throw new Error('It asks.');
  return answer;
}

function getWords(choices: LawChoices) {
  const { sentence } = getAnswer(choices);
  return typeof sentence === 'string' ? [] : listChangeable(sentence);
}

test('every combination of the words saves what the schedules differ by', () => {
  const figures = new Set<string>();
  for (const every of paymentRhythms) {
    for (const extra of [1_000, 50_000, 5_00_000]) {
      for (const month of every === 'once' ? [1, 12, 120] : [1]) {
        const payment = every === 'once' ? { once: { amount: extra, month } } : { [every]: extra };
        const quicker = scheduleLoan({ ...loan, extra: payment });
        const rounded = [agreed, quicker].map((schedule) =>
          Math.round(schedule?.totalInterest ?? 0),
        );
        const saved = formatRupees((rounded[0] ?? 0) - (rounded[1] ?? 0));
        const answer = getAnswer({ every, extra, month });
        expect([every, extra, month, answer.saving]).toEqual([
          ...[every, extra, month],
          `You save ${saved}`,
        ]);
        expect(answer.worth).toMatchObject({ figure: saved });
        figures.add(saved);
      }
    }
  }
  expect(figures.size).toBe(15);
});

test('₹5,00,000 with the first EMI: the EMI stays, and what changes is struck', () => {
  const answer = getAnswer({ every: 'once', extra: 5_00_000 });
  expect(answer.figure).toBe(getAnswer({}).figure);
  expect(answer.saving).toBe('You save ₹16,92,163');
  expect(answer.facts).toEqual([
    { label: 'It lasts', before: '20 years', value: '14 years 10 months' },
    { label: 'Interest in it', before: '₹43,91,769', value: '₹26,99,606' },
  ]);
});

test('an early payment is offered until it is begun, and can be taken back', () => {
  expect(getAnswer({})).toMatchObject({ offer: { name: 'every', value: 'once' }, sentence: '' });
  const begun = getAnswer({ every: 'once' });
  expect(begun.offer).toBeUndefined();
  expect(begun.saving).toBeUndefined();
  const values = getWords({ every: 'once' }).find(({ name }) => name === 'every')?.choices;
  expect(values?.map(({ value }) => value)).toEqual([...paymentRhythms, 'none']);
});

test.each<[LawChoices, string | undefined]>([
  [{ every: 'once' }, 'extra'],
  [{ every: 'once', extra: 5_00_000 }, undefined],
  [{ every: 'yearly', extra: 50_00_000 }, 'extra'],
  [{ every: 'once', extra: 5_00_000, month: 300 }, 'month'],
])('with %j the box of the word %s is open', (choices, name) => {
  expect(getWords(choices).find(({ isMissing }) => isMissing)?.name).toBe(name);
});

test('a rejected payment saves nothing and says why', () => {
  const choices = { every: 'once', extra: 5_00_000, month: 300 } as const;
  expect(getAnswer(choices).saving).toBeUndefined();
  expect(show(choices).rejections).toEqual([
    { field: 'month', sentence: 'Write a month from 1 to 240.' },
  ]);
});
