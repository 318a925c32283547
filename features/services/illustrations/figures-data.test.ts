import { accountingFigure, balanceSheet, papers, profit } from '@/content/figures/accounting';
import { auditFigure, materiality } from '@/content/figures/audit';
import { registrationFigure } from '@/content/figures/business-registration';
import { complianceYear } from '@/content/figures/compliance';
import { goals } from '@/content/figures/family-plan';
import {
  getAccountBalance,
  identity,
  monthlyRent,
  trialBalance,
  turnover,
  yarnAmounts,
} from '@/content/figures/sample-business';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import {
  bookkeepingFigure,
  msmeDays,
  owed,
  unpaid,
} from '@/features/services/illustrations/bookkeeping-data';
import {
  computeShareValue,
  consultingFigure,
  multiples,
  steps,
} from '@/features/services/illustrations/consulting-data';
import {
  planningFigure,
  stretches,
} from '@/features/services/illustrations/financial-planning-data';
import { gstFigure } from '@/features/services/illustrations/gst-registration-data';
import { itrFigure } from '@/features/services/illustrations/itr-filing-data';
import { taxationFigure, yearsTax } from '@/features/services/illustrations/taxation-data';
import { bill, tdsFigure } from '@/features/services/illustrations/tds-return-data';

const inNumbers = (figures: string) => Number(figures.replaceAll(',', ''));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const figures = {
  accounting: accountingFigure,
  audit: auditFigure,
  bookkeeping: bookkeepingFigure,
  'business-registration': registrationFigure,
  consulting: consultingFigure,
  'financial-planning': planningFigure,
  taxation: taxationFigure,
  'tds-return': tdsFigure,
};

test.each(Object.entries(figures))('the figure of %s names the ₹12,00,000 of all', (_, figure) => {
  expect(turnover).toBe(12_00_000);
  expect(JSON.stringify(figure)).toContain(formatWholeRupees(turnover));
});

describe('audit', () => {
  test('both sides of the trial balance agree with the total', () => {
    const totals = auditFigure.total;
    for (const side of ['debit', 'credit'] as const) {
      const entries = trialBalance.filter((entry) => entry.side === side);
      expect(sum(entries.map(({ rupees }) => rupees))).toBe(inNumbers(totals[side]));
    }
    expect(totals.debit).toBe(totals.credit);
  });

  test('the line divides the entries at the amount that it names', () => {
    const material = auditFigure.entries.filter(({ isMaterial }) => isMaterial);
    expect(Math.min(...material.map(({ rupees }) => rupees))).toBeGreaterThanOrEqual(materiality);
    expect(auditFigure.materiality).toContain(formatWholeRupees(materiality));
  });

  test('the rent is one month too much, and below the line', () => {
    expect(getAccountBalance('rent') - 12 * monthlyRent).toBe(monthlyRent);
    expect(monthlyRent).toBeLessThan(materiality);
  });

  test('the bill adds up', () => {
    expect(yarnAmounts.goods + yarnAmounts.tax).toBe(yarnAmounts.total);
    expect(auditFigure.bill.lines.at(-1)?.[1]).toBe(formatWholeAmount(yarnAmounts.total));
  });
});

describe('accounting', () => {
  test.each(papers.map((paper) => [paper.title, paper] as const))('%s adds up', (_, paper) => {
    expect(sum(paper.rows.map(([, rupees]) => rupees))).toBe(paper.total[1]);
  });

  test('both sides of the balance sheet agree, with the profit of the year', () => {
    expect(balanceSheet.assets.total).toBe(balanceSheet.liabilities.total);
    const { rows, traced } = balanceSheet.liabilities;
    expect(traced.map((row) => rows[row]?.[1])).toEqual([profit]);
  });
});

test('the unpaid bills and the dues of customers add up to the balances of the books', () => {
  expect(sum(unpaid.map(({ rupees }) => rupees))).toBe(getAccountBalance('creditors'));
  expect(sum(owed.map(({ rupees }) => rupees))).toBe(getAccountBalance('debtors'));
  const late = unpaid.filter(({ days }) => days > msmeDays.agreed);
  expect(late).toHaveLength(1);
  expect(bookkeepingFigure.payable.bills.filter(({ isLate }) => isLate)).toHaveLength(1);
  expect(bookkeepingFigure.payable.late).toContain(
    `by ${(late[0]?.days ?? 0) - msmeDays.agreed} days`,
  );
});

test('advance tax is shown where the regime that is chosen asks for it', () => {
  const [first] = taxationFigure.steps;
  expect([first?.by, first?.instalment]).toEqual(['15 June', '24,960']);
  expect(taxationFigure.tax).toBe('Tax on ₹18,00,000: ₹1,66,400');
  expect(taxationFigure.regime).toContain('The old regime would ask ₹3,66,600.');
});

test('the four steps of advance tax add up to the tax of the year', () => {
  const { steps } = taxationFigure;
  expect(sum(steps.map(({ instalment }) => inNumbers(instalment)))).toBe(yearsTax);
  for (const [index, { paid }] of steps.entries()) {
    const until = steps.slice(0, index + 1).map(({ instalment }) => inNumbers(instalment));
    expect(inNumbers(paid)).toBe(sum(until));
  }
  expect(steps.map(({ percent }) => percent)).toEqual([15, 45, 75, 100]);
});

test.each([
  ['28 lakh: goods of 25 and repairs of 3 (section 2(6), 22(1))', false, 28, 2],
  ['20 lakh with services: not above the limit (section 22(1))', false, 20, null],
  ['20 lakh and a rupee with services (section 22(1))', false, 20.00001, 2],
  ['28 lakh of goods alone (Notification 10/2019-CT)', true, 28, null],
  ['40 lakh of goods alone (Notification 10/2019-CT)', true, 40, null],
  ['40 lakh and a rupee of goods alone (Notification 10/2019-CT)', true, 40.00001, 1],
] as const)('GST, %s', (_, onlyGoods, lakh, decides) => {
  const limits = gstFigure.questions.map(({ asks }) => /above ₹(\d+) lakh/.exec(asks)?.[1]);
  expect(gstFigure.questions[1].asks).toContain('only goods');
  expect(gstFigure.questions[2].asks).toContain('everything together');
  const asked = onlyGoods ? 1 : 2;
  expect(lakh > Number(limits[asked]) ? asked : null).toBe(decides);
});

test('GST: the ten States without the limit of ₹40 lakh are named (Notification 10/2019-CT)', () => {
  const { note } = gstFigure.questions[1];
  const [ten = '', twenty = ''] = note.split('₹10 lakh');
  for (const state of ['Manipur', 'Mizoram', 'Nagaland', 'Tripura']) {
    expect(ten).toContain(state);
    expect(gstFigure.questions[2].note.split('₹10 lakh in ')[1]).toContain(state);
  }
  const others = 'Arunachal Pradesh,Meghalaya,Puducherry,Sikkim,Telangana,Uttarakhand'.split(',');
  for (const state of others) expect(twenty.split('₹20 lakh')[0]).toContain(state);
});

test('the CIN has 21 characters, and its year is that of the certificate', () => {
  const { cin, incorporatedOn } = identity;
  expect(cin).toHaveLength(21);
  expect(incorporatedOn).toContain(cin.slice(8, 12));
});

test('the wheel deducts a tenth, pays the rest and turns from day to day', () => {
  const [, tds = '', paid = ''] = tdsFigure.hub.map((line) => line.replace(/^\w+ ₹?/, ''));
  expect(inNumbers(tds) * 10).toBe(bill.amount);
  expect(inNumbers(tds) + inNumbers(paid)).toBe(bill.amount);
  const days = tdsFigure.turns.map(({ when }) =>
    Date.parse(`${when.replace(/^\w+ |,.*/g, '')} UTC`),
  );
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(tdsFigure.turns[2].when).toBe('by 31 January 2027, a Sunday: do it by 30 January');
  expect(tdsFigure.turns[3].when).toBe('by 15 February 2027');
});

test('each form is due its number of days after the meeting, and the year is in order', () => {
  const { fixed, meeting, hung } = complianceYear;
  for (const { day, after } of hung) expect(day - meeting.day).toBe(after);
  const days = [...fixed, meeting, ...hung].map(({ day }) => day);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(hung.map(({ when, sunday }) => [when, sunday])).toEqual([
    ['15 October', null],
    ['30 October', null],
    ['29 November', 'a Sunday: we aim for 28 November'],
  ]);
});

describe('which return of income a person files', () => {
  const told = new Map(
    itrFigure.questions.flatMap(({ answers }) =>
      answers.map(([form, ...text]): [string, string] => [form, text.join(' ')]),
    ),
  );

  test('all seven forms are named once', () => {
    expect([...told.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((form) => `ITR-${form}`));
  });

  test.each([
    ['ITR-1', 'a resident person and none of these is true'],
    ['ITR-1', 'section 112A, now 198, up to ₹1.25 lakh'],
    ['ITR-2', 'a family (HUF)'],
    ['ITR-2', 'a director, or hold unlisted shares'],
    ['ITR-2', 'a third house'],
    ['ITR-2', 'assets or income abroad'],
    ['ITR-2', 'above ₹50 lakh'],
    ['ITR-2', 'from farming above ₹5,000'],
    ['ITR-2', 'at a lottery or races'],
    ['ITR-2', 'crypto'],
    ['ITR-2', 'bring or carry forward a loss'],
    ['ITR-2', 'deducted tax on cash'],
    ['ITR-2', 'deferred the tax on your ESOP'],
    ['ITR-3', 'are a partner'],
    ['ITR-4', 'resident'],
    ['ITR-4', 'up to ₹50 lakh and you own two houses at most'],
    ['ITR-4', 'no unlisted shares or foreign assets, and are no director'],
    ['ITR-5', 'a firm (ITR-4 if presumptive) or an LLP'],
    ['ITR-6', 'a company'],
    ['ITR-4', '44AD, 44ADA or 44AE, now 58(2)'],
  ])('%s: %s', (form, condition) => {
    expect(told.get(form)).toContain(condition);
  });
});

describe('consulting', () => {
  test('the steps of the bridge lead from the asking price to the value', () => {
    expect(turnover + sum(steps.map(({ change }) => change))).toBe(
      computeShareValue(multiples.taken),
    );
    expect(consultingFigure.steps.at(-1)?.to).toBe(consultingFigure.value.to);
    for (const [index, { from }] of consultingFigure.steps.entries())
      expect(from).toBe(consultingFigure.steps[index - 1]?.to ?? turnover);
  });

  test('deductions are ranked, the largest first', () => {
    const off = steps.map(({ change }) => change).filter((change) => change < 0);
    expect(off.length).toBeGreaterThan(1);
    expect(off).toEqual(off.toSorted((a, b) => a - b));
  });

  test('the value is the one computed from the books', () => {
    const earned = profit - 30_000;
    const money = getAccountBalance('bank') + getAccountBalance('cash');
    for (const multiple of Object.values(multiples))
      expect(computeShareValue(multiple)).toBe(multiple * earned - 12_000 + money);
  });
});

describe('financial planning', () => {
  test('monthly savings add up to each goal, and prices raise it', () => {
    for (const { today, years, monthly } of goals) expect(12 * years * monthly).toBe(today);
    for (const [index, { today, years }] of goals.entries()) {
      let price = today;
      for (let year = 0; year < years; year += 1) price *= 1.06;
      const [, then = ''] = planningFigure.flags[index]?.amount.split(' today, ') ?? [];
      expect(Math.abs(inNumbers(then.replace(/ .*/, '')) - price)).toBeLessThanOrEqual(500);
    }
  });

  test('at each flag the line gets thinner by the strand that ends there', () => {
    expect(stretches.flatMap(({ from, to }) => [from, to])).toEqual(
      goals.flatMap(({ years }, index) => [goals[index - 1]?.years ?? 0, years]),
    );
    for (const [index, { monthly }] of stretches.entries())
      expect(monthly - (stretches[index + 1]?.monthly ?? 0)).toBe(goals[index]?.monthly);
  });

  test('the family saves less than it earns', () => {
    expect(12 * (stretches[0]?.monthly ?? 0)).toBeLessThan(turnover);
  });
});
