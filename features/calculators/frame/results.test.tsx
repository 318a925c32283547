/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { EmiCalculator } from '@/features/calculators/emi/emi-calculator';
import { GstCalculator } from '@/features/calculators/gst/gst-calculator';
import { HraCalculator } from '@/features/calculators/hra/hra-calculator';
import { TaxCalculator } from '@/features/calculators/tax/tax-calculator';
import { TdsCalculator } from '@/features/calculators/tds/tds-calculator';
import { createStorageKey } from '@/lib/browser/storage-names';

beforeEach(() => sessionStorage.clear());

function open(Calculator: typeof GstCalculator, title: string) {
  const user = userEvent.setup();
  render(<Calculator offers={[]} note="A note." />);
  const sheet = () =>
    screen.getByRole('region', { name: new RegExp(`^(${title}|Simple estimate)$`) });
  const rows = () => within(sheet()).getAllByRole('row');
  return {
    user,
    sheet,
    rows,
    async calculate(fields: Record<string, string>) {
      for (const [label, value] of Object.entries(fields)) {
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), value);
      }
      await user.click(screen.getByRole('button', { name: 'Calculate' }));
    },
    /** The law below the result is loaded before both are shown. */
    expectAmounts: (amounts: Record<string, string>) =>
      waitFor(() => {
        for (const [label, amount] of Object.entries(amounts)) {
          const row = rows().find((candidate) => candidate.textContent?.includes(label)) ?? sheet();
          expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(amount);
        }
      }),
  };
}

test('HRA: the smallest condition is marked, and outside a metro it is 40% of basic', async () => {
  const { user, rows, calculate, expectAmounts } = open(HraCalculator, 'Your HRA');
  const marked = () => rows().filter((row) => row.textContent?.includes('Smallest'));
  expect(marked()).toEqual([]);
  await user.click(screen.getByLabelText(/^Non-metro/));
  await calculate({
    'Annual Basic Salary': '600000',
    'Annual HRA Received': '400000',
    'Annual Rent Paid': '500000',
  });
  await expectAmounts({ 'HRA exemption': '₹2,40,000', 'Taxable HRA': '₹1,60,000' });
  expect(marked()).toHaveLength(1);
  expect(marked()[0]).toHaveTextContent('40% of basic salary');
});

test('HRA with paise has conditions and results in whole rupees, and an exact working', async () => {
  const { user, sheet, calculate, expectAmounts } = open(HraCalculator, 'Your HRA');
  await user.click(screen.getByLabelText(/^Non-metro/));
  await calculate({
    'Annual Basic Salary': '2536061',
    'Annual HRA Received': '1069054.90',
    'Annual Rent Paid': '2693780',
  });
  await expectAmounts({
    'HRA received': '₹10,69,055',
    '40% of basic salary': '₹10,14,424',
    'Rent paid less 10%': '₹24,40,174',
    'HRA exemption': '₹10,14,424',
    'Taxable HRA': '₹54,631',
  });
  expect(sheet()).toHaveTextContent('The whole of ₹10,69,054.90');
  expect(sheet()).toHaveTextContent('₹26,93,780 − ₹2,53,606.10');
});

test('GST is exact to the paisa up to ten lakh crore, and unchanged a paisa above', async () => {
  const { sheet, calculate, expectAmounts } = open(GstCalculator, 'Your GST');
  const results = {
    'Net amount': '₹99,99,99,99,99,99,999',
    CGST: '₹9,00,00,00,00,00,000',
    'Total GST': '₹18,00,00,00,00,00,000',
    'Gross amount': '₹1,17,99,99,99,99,99,999',
  };
  await calculate({ Amount: '999999999999999.37' });
  await expectAmounts(results);
  expect(sheet()).toHaveTextContent('₹99,99,99,99,99,99,999.37 × 18 ÷ 100');
  await calculate({ Amount: '1000000000000000.01' });
  await expectAmounts(results);
});

test('CGST and SGST, both rounded down, still add up to the total', async () => {
  const { calculate, expectAmounts } = open(GstCalculator, 'Your GST');
  await calculate({ Amount: '94.44' });
  await expectAmounts({ CGST: '₹8', SGST: '₹8', 'Rounded to the rupee': '₹1', 'Total GST': '₹17' });
});

test('GST extracted between States is IGST; a rate of 0% leaves the result as it is', async () => {
  const { user, calculate, expectAmounts } = open(GstCalculator, 'Your GST');
  for (const choice of [/^28%/, /^Inclusive/, /^Interstate/]) {
    await user.click(screen.getByLabelText(choice));
  }
  await calculate({ Amount: '12800' });
  const extracted = { 'Net amount': '₹10,000', IGST: '₹2,800', 'Gross amount': '₹12,800' };
  await expectAmounts(extracted);
  await user.click(screen.getByLabelText(/^0%/));
  await calculate({});
  await expectAmounts(extracted);
});

test('TDS is computed for each type of income', async () => {
  const { user, calculate, expectAmounts } = open(TdsCalculator, 'Your TDS');
  for (const [type, rate, tds, net] of [
    ['Interest on securities', '10%', '₹5,000', '₹45,000'],
    ['Commission/brokerage', '5%', '₹2,500', '₹47,500'],
    ['Professional fees', '10%', '₹5,000', '₹45,000'],
    ['Rent', '10%', '₹5,000', '₹45,000'],
    ['Contractor payment', '1%', '₹500', '₹49,500'],
    ['Salary', '0%', '₹0', '₹50,000'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText('Income Type'), type);
    await calculate({ 'Income Amount': '50000' });
    await expectAmounts({ 'TDS rate': rate, 'TDS amount': tds, 'Net amount receivable': net });
  }
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Income Type')).toHaveValue('salary');
});

test('EMI × months gives the total, and the total less the loan the interest, in that order', async () => {
  const { sheet, calculate } = open(EmiCalculator, 'Your loan');
  await calculate({
    'Loan Amount': '1000000',
    'Annual Interest Rate (%)': '8.5',
    'Tenure (Years)': '20',
  });
  await waitFor(() => expect(sheet()).toHaveTextContent('÷ (1.0070833240 − 1) = ₹8,678.23'));
  const heads = within(sheet())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(heads.filter((head) => /EMI|Total|^Loan/.test(head ?? ''))).toEqual([
    'Monthly EMI',
    'Total Amount PayableUnrounded EMI × 240',
    'Loan amountTaken off the total',
    'Total Interest Payable',
  ]);
});

test('TDS: a word changes the answer alone, and lasts for the next result and in this tab', async () => {
  const { user, sheet, calculate } = open(TdsCalculator, 'Your TDS');
  await user.selectOptions(screen.getByLabelText('Income Type'), 'Commission/brokerage');
  await calculate({ 'Income Amount': '50000' });
  const answer = () => screen.getByRole('region', { name: /^You deduct/ });
  await waitFor(() => expect(answer()).toHaveTextContent('₹1,000A business pays commission'));
  const estimate = sheet().textContent;
  const choose = async (word: RegExp, choice: RegExp) => {
    await user.click(within(answer()).getByRole('button', { name: word }));
    await user.click(within(answer()).getByRole('radio', { name: choice }));
  };
  await choose(/^an individual/, /^Someone without a PAN/);
  expect(answer()).toHaveTextContent('₹10,000');
  await choose(/^someone without/, /^An individual/);
  expect(answer()).toHaveTextContent('₹1,000');
  await choose(/^A business/, /^An individual or a family \(HUF\)/);
  expect(answer()).toHaveTextContent('up to ₹50,00,000 for the year');
  await user.click(within(answer()).getByRole('button', { name: /nothing before/ }));
  await user.type(within(answer()).getByLabelText(/^Paid before/), '60L');
  expect(answer()).toHaveTextContent('today, with ₹60,00,000 before');
  expect(sheet()).toHaveTextContent(estimate ?? '');
  expect(screen.queryByText('Worked out before a field changed')).not.toBeInTheDocument();
  await calculate({ 'Income Amount': '60000' });
  expect(answer()).toHaveTextContent('₹1,200An individual pays commission');
  cleanup();
  open(TdsCalculator, 'Your TDS');
  await waitFor(() => expect(answer()).toHaveTextContent('₹1,200An individual pays commission'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByRole('region', { name: /^You deduct/ })).not.toBeInTheDocument();
  await calculate({ 'Income Amount': '60000' });
  expect(sessionStorage.getItem(createStorageKey('calculators'))).not.toContain('payer');
});

test('TDS: a link opens the result with its words, once', async () => {
  window.history.replaceState(null, '', '#income=60000&incomeType=rent&payer=individual');
  open(TdsCalculator, 'Your TDS');
  const answer = await screen.findByRole('region', { name: 'You deduct once, in March 2027' });
  expect(answer).toHaveTextContent('₹14,400');
  window.history.replaceState(null, '', '/');
});

test('GST: the words follow the form with each new result', async () => {
  const { user, calculate } = open(GstCalculator, 'Your GST');
  await calculate({ Amount: '10000' });
  const answer = await screen.findByRole('region', { name: 'GST, by this year’s law' });
  await user.click(within(answer).getByRole('button', { name: '18%' }));
  await user.click(within(answer).getByRole('radio', { name: /^40%.*₹4,000 bill ₹14,000/ }));
  expect(answer).toHaveTextContent('₹4,000GST of 40% on top of ₹10,000');
  await calculate({ Amount: '20000' });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'GST, by this year’s law' })).toHaveTextContent(
      '₹3,600GST of 18% on top of ₹20,000',
    ),
  );
});

test('HRA by the month: the form has the amounts of the year, and Pune is no metro until 2026', async () => {
  const { user, calculate, expectAmounts } = open(HraCalculator, 'Your HRA');
  await user.click(screen.getByRole('radio', { name: 'Per month' }));
  await user.click(screen.getByRole('radio', { name: 'Pune' }));
  expect(screen.getByRole('radio', { name: /^Non-metro/ })).toBeChecked();
  await calculate({
    'Monthly Basic Salary': '80000',
    'Monthly HRA Received': '40000',
    'Monthly Rent Paid': '45000',
  });
  await expectAmounts({ 'HRA exemption': '₹3,84,000', 'Taxable HRA': '₹96,000' });
  const answer = await screen.findByRole('region', { name: 'Exempt from tax this year' });
  expect(answer).toHaveTextContent('₹4,44,000You rent in ');
  expect(within(answer).getByRole('combobox', { name: hraByLaw.city.question })).toHaveValue(
    'Pune',
  );
  await user.click(screen.getByRole('radio', { name: 'Per year' }));
  expect(screen.getByLabelText('Annual Basic Salary')).toHaveValue('9,60,000');
});

test('HRA: the city that is missing is asked in the place of the figure, and fills the form', async () => {
  const { user, sheet, calculate } = open(HraCalculator, 'Your HRA');
  await calculate({
    'Annual Basic Salary': '900000',
    'Annual HRA Received': '480000',
    'Annual Rent Paid': '600000',
  });
  const estimate = sheet().textContent;
  await user.click(await screen.findByRole('button', { name: 'Bengaluru' }));
  const answer = screen.getByRole('region', { name: 'Exempt from tax this year' });
  expect(answer).toHaveTextContent('₹4,50,000');
  expect(screen.getByRole('radio', { name: 'Bengaluru' })).toBeChecked();
  await user.selectOptions(within(answer).getByRole('combobox'), 'another place');
  expect(answer).toHaveTextContent('₹3,60,000');
  expect(screen.getByRole('radio', { name: /^Another place/ })).toBeChecked();
  // The estimate waits for Calculate, and does not depend on the city.
  expect(sheet().textContent).toBe(estimate);
  expect(screen.queryByText('Worked out before a field changed')).not.toBeInTheDocument();
});

test('tax: a word of the answer fills its field, and the estimate waits for Calculate', async () => {
  const { user, sheet, calculate } = open(TaxCalculator, 'Simple estimate');
  await calculate({ 'Annual Income': '1800000' });
  const answer = await screen.findByRole('region', { name: /^Your tax for the year/ });
  const estimate = sheet().textContent;
  await user.click(within(answer).getByRole('button', { name: 'nothing' }));
  const deductions = within(answer).getByLabelText('Total Deductions');
  await user.type(deductions, '800000');
  expect(answer).toHaveAccessibleName(/old regime$/);
  expect(
    screen.getAllByLabelText('Total Deductions').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['8,00,000', '8,00,000']);
  expect(sheet().textContent).toBe(estimate);
  expect(screen.queryByText('Worked out before a field changed')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(taxByLaw.sentence.waits);
  await calculate({});
  expect(document.body).not.toHaveTextContent(taxByLaw.sentence.waits);
  expect(sheet().textContent).not.toBe(estimate);
});

test('EMI: an early payment is a press and an amount away, and the tab remembers it', async () => {
  const { user, calculate } = open(EmiCalculator, 'Your loan');
  await calculate({
    'Loan Amount': '4000000',
    'Annual Interest Rate (%)': '8.6',
    'Tenure (Years)': '20',
  });
  await user.click(await screen.findByRole('button', { name: /^Pay some of it early/ }));
  const answer = () => screen.getByRole('region', { name: 'Monthly EMI' });
  const amount = within(answer()).getByLabelText('Amount paid early');
  expect(amount).toHaveFocus();
  await user.type(amount, '500000');
  expect(answer()).toHaveTextContent('You save ₹16,92,163');
  await user.click(within(answer()).getByRole('radio', { name: 'Yearly' }));
  expect(answer()).toHaveTextContent('every year, with each twelfth EMI.');
  await calculate({ 'Loan Amount': '4000000' });
  expect(answer()).toHaveTextContent(/₹34,967.*every year/);
});
