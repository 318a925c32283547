import { latePayments } from '@/content/calculators/late-payments';
import { planAdvanceTax } from '@/features/planners/advance-tax/advance-tax';
import type { Taxpayer } from '@/features/planners/advance-tax/advance-tax-rules';
import { type PlanYearId, planYears } from '@/features/planners/frame/plan-years';
import { type LateForm, type LateKind, listLateForms } from '@/features/planners/late-forms';
import { planLateGst } from '@/features/planners/late-gst/late-gst';
import type { GstReturn } from '@/features/planners/late-gst/late-gst-rules';
import { findFormDue, type LateValues, showLatePayment } from '@/features/planners/late-payments';
import { planLateRoc } from '@/features/planners/late-roc/late-roc';
import type { RocForm } from '@/features/planners/late-roc/late-roc-rules';
import { planLateTds } from '@/features/planners/late-tds/late-tds';
import type { Deductor } from '@/features/planners/late-tds/late-tds-rules';
import { planLateReturn } from '@/features/planners/return-fee/late-return';
import { addDays } from '@/lib/days';
import { type Exact, sum, zero } from '@/lib/exact';
import { formatRupeesAndPaise } from '@/lib/format';
import { isRejected } from '@/lib/forms/reading';

const TODAY = '2026-11-29';
const forms = listLateForms(TODAY);
const getForm = (kind: LateKind) => forms.find((form) => form.kind === kind) as LateForm;

const entries: Record<LateKind, LateValues> = {
  incomeTax: { income: '14,00,000', unpaid: '1,20,000' },
  gst: { dueOn: '2026-10-20', turnover: '3,00,00,000', cash: '50,000' },
  tds: { tax: '10,000', deductedOn: '2026-08-15' },
  advanceTax: { yearTax: '1,00,000', paid: '10,000' },
  roc: { dueOn: '2026-09-15', capital: '1,00,000', turnover: '5,00,000' },
};

const others = {
  ...{ deducted: null, paidSeptember: null, paidDecember: null, paidMarch: null },
  ...{ paidLater: null, paidOn: '' },
};

function expectTotal<Plan extends { total: Exact }>(plan: Plan | object): Exact {
  if (isRejected(plan)) throw new Error(JSON.stringify(plan));
  return (plan as Plan).total;
}

const engines: Record<LateKind, (values: LateValues) => Exact> = {
  incomeTax: ({ year, taxpayer, day }) =>
    expectTotal(
      planLateReturn({
        year: year as PlanYearId,
        taxpayer: taxpayer as Taxpayer,
        income: 14_00_000,
        unpaid: 1_20_000,
        isRequired: false,
        filedOn: day ?? '',
      }),
    ),
  gst: ({ form, nil, day }) => {
    const isNil = nil === 'yes' && form !== 'cmp08';
    const plan = planLateGst({
      form: form as GstReturn,
      isNil,
      turnover: 3_00_00_000,
      stateTurnover: null,
      cash: 50_000,
      deposited: null,
      dueOn: '2026-10-20',
      filedOn: day ?? '',
    });
    const paysTax = ['gstr3b', 'gstr4', 'cmp08'].includes(form ?? '') && !isNil;
    return expectTotal(plan).plus(paysTax ? 50_000 : 0);
  },
  tds: ({ deductor, day }) => {
    const plan = planLateTds({
      ...{ deductor: deductor as Deductor, tax: 10_000, deductibleOn: '', daysLate: null },
      ...{ deductedOn: '2026-08-15', paidOn: day ?? '', filedOn: '', statementTax: null },
    });
    if (isRejected(plan)) throw new Error(JSON.stringify(plan));
    return (plan.ways[0]?.total ?? zero).plus(10_000);
  },
  advanceTax: ({ taxpayer, day = '' }) => {
    const plan = planAdvanceTax({
      ...others,
      ...{ year: 'TY2026-27', taxpayer: taxpayer as Taxpayer, tax: 1_00_000 },
      ...{ paidJune: 10_000, filedOn: '' },
    });
    if (isRejected(plan)) throw new Error(JSON.stringify(plan));
    const passed = plan.lines.flatMap((line) =>
      line.kind === 'instalment' && line.day < day ? [line] : [],
    );
    const due = passed.at(-1)?.required.minus(10_000) ?? zero;
    return sum(passed.map(({ amount }) => amount)).plus(due);
  },
  roc: ({ form, day }) =>
    expectTotal(
      planLateRoc({
        form: form as RocForm,
        capital: 1_00_000,
        turnover: 5_00_000,
        dueOn: '2026-09-15',
        filedOn: day ?? '',
      }),
    ),
};

function combine({ choices: values }: LateForm): LateValues[] {
  return values
    .filter(({ name }) => name !== 'kind' && name !== 'when')
    .reduce<LateValues[]>(
      (combinations, { name, options }) =>
        combinations.flatMap((values) =>
          options.map(({ value }) => ({ ...values, [name]: value })),
        ),
      [{}],
    );
}

/** A day on which a return of each year, and every other form, is late. */
function getLateDay({ year }: LateValues): string {
  const end = planYears.find((planYear) => planYear.year === year)?.to ?? TODAY;
  return end > TODAY ? `${end.slice(0, 4)}-12-10` : TODAY;
}

const table = forms.flatMap((form) =>
  combine(form).map((values) => [form.kind, values, getLateDay(values)] as const),
);

test.each(table)('%s of %j on %s: the total is that of the planner', (kind, chosen, day) => {
  const values = { ...entries[kind], ...chosen, when: 'other', day };
  const answer = showLatePayment(kind, values, TODAY);
  if (isRejected(answer)) throw new Error(JSON.stringify(answer));
  expect(answer.total.amount).toBe(formatRupeesAndPaise(engines[kind](values)));
});

test('today is the day unless another one is chosen', () => {
  const values = { ...entries.incomeTax, year: '2026-27', taxpayer: 'individual' };
  const answer = showLatePayment('incomeTax', values, TODAY);
  expect(answer).toMatchObject({ title: latePayments.ifFiledToday, note: '29 November 2026' });
  expect(answer).toEqual({
    ...showLatePayment('incomeTax', { ...values, when: 'other', day: TODAY }, TODAY),
    title: latePayments.ifFiledToday,
    total: expect.objectContaining({ label: latePayments.payToday }),
  });
});

test.each([
  ['gst', { form: 'gstr3b' }, 'You *can’t file the next GSTR-1* until this is filed.'],
  ['tds', { deductor: 'other' }, 'section 35(b)'],
  ['roc', { form: 'aoc4' }, 'section 137(3)'],
  ['roc', { form: 'dir3' }, 'Your *DIN is off*'],
] as const)('%s of %j says what is lost: %s', (kind, values, text) => {
  const answer = showLatePayment(kind, { ...entries[kind], ...values }, TODAY);
  if (isRejected(answer)) throw new Error(JSON.stringify(answer));
  const lost = answer.points.filter(({ isOpen }) => !isOpen).map((point) => point.text);
  expect(lost.join(' ')).toContain(text);
});

test('Section 403: nobody of 60 or over without business owes advance tax', () => {
  const answer = showLatePayment(
    'advanceTax',
    { ...entries.advanceTax, taxpayer: 'senior' },
    TODAY,
  );
  expect(answer).toMatchObject({
    rows: [],
    points: [{ isOpen: true, text: latePayments.advanceTax.none }],
  });
});

const afterLastYear = addDays(planYears.at(-1)?.to ?? '', 1);

test.each([
  ['incomeTax', { income: '' }, 'income'],
  ['incomeTax', { when: 'other', day: '' }, 'day'],
  ['incomeTax', { year: 'TY2026-27' }, 'year'],
  ['tds', { deductedOn: '2026-12-05' }, 'deductedOn'],
  ['advanceTax', { yearTax: '' }, 'yearTax'],
  ['advanceTax', { when: 'other', day: afterLastYear }, 'day'],
] as const)('%s with %j is refused at %s', (kind, change, field) => {
  const answer = showLatePayment(kind, { ...entries[kind], ...change }, TODAY);
  expect(isRejected(answer) && answer.rejections[0].field).toBe(field);
});

test('the last due date of a form is found in the calendar', () => {
  expect(findFormDue('gstr3b', TODAY)).toBe('2026-11-20');
  expect(findFormDue('aoc4', TODAY)).toBe('2026-10-30');
  expect(findFormDue('gstr4', TODAY)).toBe('2026-06-30');
  expect(findFormDue('dir3', TODAY)).toBe('');
});

test('the sentence offers the year that has ended first', () => {
  const years = (today: string) =>
    listLateForms(today)[0]?.choices.find(({ name }) => name === 'year')?.options[0]?.value;
  expect(years(TODAY)).toBe(planYears[0].year);
  expect(getForm('incomeTax').choices.map(({ name }) => name)).toEqual([
    'kind',
    'year',
    'taxpayer',
    'when',
  ]);
});
