/** The calculators with one worked example each, and what a visitor does with them. */
import { expect, type Locator, type Page } from '@playwright/test';

type Amounts = Record<string, string>;

type Calculator = {
  path: string;
  table: string;
  /** Typed into the fields, and how each field then shows it. */
  fields: Record<string, [typed: string, shown: string]>;
  /** Fields without which Calculate does nothing. */
  required: string[];
  results: Amounts;
  announced: string;
};

export const calculatorExamples: Calculator[] = [
  {
    path: '/calculators/tax',
    table: 'Simple estimate',
    fields: {
      'Annual Income': ['1200000', '12,00,000'],
      'Total Deductions': ['150000', '1,50,000'],
    },
    required: [],
    results: {
      'Income less deductions': '₹10,50,000',
      'Up to ₹2,50,000, nil': '₹0',
      '5% of ₹2,50,000': '₹12,500',
      '20% of ₹5,00,000': '₹1,00,000',
      '30% of ₹50,000': '₹15,000',
      'Income tax': '₹1,27,500',
      Cess: '₹5,100',
      'Total tax liability': '₹1,32,600',
      'Net income after tax': '₹10,67,400',
    },
    announced: 'Total tax liability ₹1,32,600',
  },
  {
    path: '/calculators/gst',
    table: 'Your GST',
    fields: { Amount: ['10000', '10,000'] },
    required: ['Amount'],
    results: {
      'Net amount': '₹10,000',
      CGST: '₹900',
      SGST: '₹900',
      'Total GST': '₹1,800',
      'Gross amount': '₹11,800',
    },
    announced: 'Total GST ₹1,800, gross amount ₹11,800',
  },
  {
    path: '/calculators/emi',
    table: 'Your loan',
    fields: {
      'Loan Amount': ['1000000', '10,00,000'],
      'Annual Interest Rate (%)': ['8.5', '8.5'],
      'Tenure (Years)': ['20', '20'],
    },
    required: ['Loan Amount', 'Annual Interest Rate (%)', 'Tenure (Years)'],
    results: {
      'Months, n': '240',
      'Monthly EMI': '₹8,678',
      'Total Amount Payable': '₹20,82,776',
      'Loan amount': '₹10,00,000',
      'Total Interest Payable': '₹10,82,776',
    },
    announced: 'Monthly EMI ₹8,678',
  },
  {
    path: '/calculators/tds',
    table: 'Your TDS',
    fields: { 'Income Amount': ['600000', '6,00,000'] },
    required: ['Income Amount'],
    results: {
      'Income amount': '₹6,00,000',
      'TDS rate': '20%',
      'TDS amount': '₹1,20,000',
      'Net amount receivable': '₹4,80,000',
    },
    announced: 'TDS amount ₹1,20,000, net amount receivable ₹4,80,000',
  },
  {
    path: '/calculators/hra',
    table: 'Your HRA',
    fields: {
      'Annual Basic Salary': ['600000', '6,00,000'],
      'Annual HRA Received': ['240000', '2,40,000'],
      'Annual Rent Paid': ['180000', '1,80,000'],
    },
    required: ['Annual Basic Salary', 'Annual HRA Received', 'Annual Rent Paid'],
    results: {
      'HRA received': '₹2,40,000',
      '50% of basic salary': '₹3,00,000',
      'Rent paid less 10% of basic salary': '₹1,20,000',
      'HRA exemption': '₹1,20,000',
      'Taxable HRA': '₹1,20,000',
    },
    announced: 'HRA exemption ₹1,20,000, taxable HRA ₹1,20,000',
  },
];

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The specified results: the sheet at zero and, after Calculate, the simple estimate. */
export const getResultTable = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^(${name}|Simple estimate)$`) });

/** The answer by this year's law, with the largest figure of the page. */
export const getLawAnswer = (page: Page) => page.locator('[data-slot=answer]');

/** Opens the form again, which on a phone is folded by each result. */
export const reopenForm = (page: Page) =>
  page
    .getByRole('form', { name: /calculator$/ })
    .getByRole('button', { name: 'Change', exact: true })
    .click();

export function getLineAmount(table: Locator, entry: string) {
  const begins = new RegExp(`^${entry.replace(/[()%]/g, '\\$&')}`);
  return table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: begins }) })
    .getByRole('cell')
    .last();
}

export async function expectAmounts(table: Locator, amounts: Amounts) {
  for (const [entry, amount] of Object.entries(amounts)) {
    await expect(getLineAmount(table, entry)).toHaveText(amount);
  }
}

export async function expectZero(table: Locator) {
  const amounts = table.getByRole('cell').filter({ hasText: '₹' });
  const why = 'before Calculate every line of the sheet is there with ₹0: `zero` of the calculator';
  expect(await amounts.count(), why).toBeGreaterThan(1);
  for (const amount of await amounts.all()) await expect(amount).toHaveText('₹0');
}

export async function fillCalculator(page: Page, fields: Calculator['fields']) {
  for (const [label, [typed, shown]] of Object.entries(fields)) {
    await field(page, label).fill(typed);
    await expect(field(page, label)).toHaveValue(shown);
  }
}

export async function expectSane(page: Page) {
  const text = await page.getByRole('main').textContent();
  expect(text).not.toMatch(/NaN|Infinity|∞|undefined|₹[-\u2212]|[-\u2212]₹0(?![.,\d])/);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}
