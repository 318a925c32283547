import { expect, type Locator, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { lawDay } from '@/lib/law-day';

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

const calculators: Calculator[] = [
  {
    path: '/calculators/tax',
    table: 'Your tax estimate',
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

const THIRTY_DIGITS = '123456789012345678901234567890';
const THIRTY_GROUPED = '1,23,45,67,89,01,23,45,67,89,01,23,45,67,890';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The sheet; a worked tax names its regime and year after the title. */
const tableOf = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}(, (old|new) regime, AY 2024-25)?$`) });

function amountOf(table: Locator, entry: string) {
  const begins = new RegExp(`^${entry.replace(/[()%]/g, '\\$&')}`);
  return table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: begins }) })
    .getByRole('cell')
    .last();
}

async function expectAmounts(table: Locator, amounts: Amounts) {
  for (const [entry, amount] of Object.entries(amounts)) {
    await expect(amountOf(table, entry)).toHaveText(amount);
  }
}

/** Every amount in rupees is zero. */
async function expectZero(table: Locator) {
  const amounts = table.getByRole('cell').filter({ hasText: '₹' });
  expect(await amounts.count()).toBeGreaterThan(1);
  for (const amount of await amounts.all()) await expect(amount).toHaveText('₹0');
}

async function fillIn(page: Page, fields: Calculator['fields']) {
  for (const [label, [typed, shown]] of Object.entries(fields)) {
    await field(page, label).fill(typed);
    await expect(field(page, label)).toHaveValue(shown);
  }
}

async function expectSane(page: Page) {
  const text = await page.getByRole('main').textContent();
  expect(text).not.toMatch(/NaN|Infinity|∞|undefined|₹[-\u2212]|[-\u2212]₹0(?![.,\d])/);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

test('every calculator of the site is worked here', () => {
  const paths = routes.filter(({ group }) => group === 'calculators').map(({ path }) => path);
  expect(calculators.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

for (const { path, table: name, fields, required, results, announced } of calculators) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('a worked example: results come on Calculate and not on typing, and Reset zeroes them', {
      tag: '@engines',
    }, async ({ page }) => {
      const table = tableOf(page, name);
      const expectUntouched = async () => {
        for (const label of Object.keys(fields)) {
          await expect(field(page, label)).toHaveValue('');
        }
        await expectZero(table);
        await expectSane(page);
      };
      await expectUntouched();
      await fillIn(page, fields);
      await expectZero(table);
      await button(page, 'Calculate').click();
      await expectAmounts(table, results);
      // Of income tax, this year's answer is brought into view, with the estimate's total above.
      const answer = page.getByRole('heading', { name: 'What you owe by this year’s law' });
      await expect(
        path === '/calculators/tax' ? answer : table.getByRole('heading'),
      ).toBeInViewport();
      await expect(page.getByText(announced, { exact: true })).toHaveAttribute('role', 'status');
      await expectSane(page);

      // With a required value missing, Calculate leaves the result as it is and says nothing.
      for (const label of required) {
        for (const missing of ['', '0', '0.00']) {
          await field(page, label).fill(missing);
          await button(page, 'Calculate').click();
          await expectAmounts(table, results);
        }
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
        await fillIn(page, fields);
      }
      await button(page, 'Reset').click();
      await expectUntouched();
    });

    test('the example only fills in the form, and the worked cases agree in this browser', async ({
      page,
    }) => {
      await button(page, 'Calculate').hover();
      await page.getByRole('button', { name: /^Try/ }).click();
      await expect(field(page, Object.keys(fields)[0] ?? '')).not.toHaveValue('');
      await expectZero(tableOf(page, name));
      await page.getByText('Test us').click();
      await expect(page.getByText(/^(\d+) of \1 agree, worked out here just now\.$/)).toBeVisible();
      await expect(page.getByText(lawDay, { exact: true })).toBeVisible();
    });

    test('works by keyboard alone', async ({ page }) => {
      await fillIn(page, { [Object.keys(fields)[0] as string]: ['1000', '1,000'] });
      await page.keyboard.press('ControlOrMeta+A');
      for (const [label, [typed]] of Object.entries(fields)) {
        for (let steps = 0; steps < 4; steps += 1) {
          const reached = await field(page, label).evaluate(
            (node) => node === document.activeElement,
          );
          if (reached) break;
          await page.keyboard.press('Tab');
        }
        await expect(field(page, label)).toBeFocused();
        await page.keyboard.type(typed);
      }
      await page.keyboard.press('Enter');
      await expectAmounts(tableOf(page, name), results);
    });

    test('amounts of any length in every field break neither layout nor results', async ({
      page,
    }) => {
      await fillIn(page, { [Object.keys(fields)[0] as string]: ['1000', '1,000'] });
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      for (const amount of [
        THIRTY_DIGITS,
        `0.${'0'.repeat(28)}1`,
        '9'.repeat(300),
        '999999999999999.99',
      ]) {
        for (const label of Object.keys(fields)) await field(page, label).fill(amount);
        await button(page, 'Calculate').click();
        await expectSane(page);
        await page.setViewportSize({ width: 320, height: 700 });
        await expectSane(page);
        await page.setViewportSize({ width, height });
      }
    });
  });
}

test.describe('income tax', () => {
  test('the new regime neither asks for nor subtracts deductions, and names the other regime', async ({
    page,
  }) => {
    await page.goto('/calculators/tax');
    await expect(page.getByText(/This result is simplified\. Actual tax may vary/)).toBeVisible();
    await fillIn(page, {
      'Annual Income': ['1200000', '12,00,000'],
      'Total Deductions': ['150000', '1,50,000'],
    });
    await page.getByRole('radio', { name: 'New regime' }).check();
    await expect(field(page, 'Total Deductions')).toBeHidden();
    await button(page, 'Calculate').click();
    await expectAmounts(tableOf(page, 'Your tax estimate'), {
      'Taxable income': '₹12,00,000',
      'Up to ₹3,00,000, nil': '₹0',
      '5% of ₹3,00,000': '₹15,000',
      '10% of ₹3,00,000': '₹30,000',
      '15% of ₹3,00,000': '₹45,000',
      '20% of ₹0': '₹0',
      '30% of ₹0': '₹0',
      'Income tax': '₹90,000',
      Cess: '₹3,600',
      'Total tax liability': '₹93,600',
      'Net income after tax': '₹11,06,400',
    });
    await expect(page.getByText('For comparison, the old regime: ₹1,32,600')).toBeVisible();
    await page.getByRole('radio', { name: 'Old regime' }).check();
    await expect(field(page, 'Total Deductions')).toBeVisible();
  });
});

test.describe('GST', () => {
  test('starts at 18%, exclusive, not interstate; extracts 28%; does nothing at 0%', async ({
    page,
  }) => {
    await page.goto('/calculators/gst');
    await expect(page.getByRole('radio', { name: '18%' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Exclusive/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Interstate' })).not.toBeChecked();
    await fillIn(page, { Amount: ['12800', '12,800'] });
    await page.getByRole('radio', { name: '28%' }).check();
    await page.getByRole('radio', { name: /Inclusive/ }).check();
    await page.getByRole('checkbox', { name: 'Interstate' }).check();
    await button(page, 'Calculate').click();
    const extracted = {
      'Net amount': '₹10,000',
      IGST: '₹2,800',
      'Total GST': '₹2,800',
      'Gross amount': '₹12,800',
    };
    await expectAmounts(tableOf(page, 'Your GST'), extracted);
    await page.getByRole('radio', { name: '0%', exact: true }).check();
    await button(page, 'Calculate').click();
    await expectAmounts(tableOf(page, 'Your GST'), extracted);
    await button(page, 'Reset').click();
    await expect(page.getByRole('radio', { name: '18%' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Interstate' })).not.toBeChecked();
  });

  test('CGST and SGST, both rounded down, still add up to the total', async ({ page }) => {
    await page.goto('/calculators/gst');
    await fillIn(page, { Amount: ['1000', '1,000'] });
    await field(page, 'Amount').fill('94.44');
    await button(page, 'Calculate').click();
    await expectAmounts(tableOf(page, 'Your GST'), {
      CGST: '₹8',
      SGST: '₹8',
      'Rounded to the rupee': '₹1',
      'Total GST': '₹17',
    });
  });
});

test('TDS on each type of income', async ({ page }) => {
  await page.goto('/calculators/tds');
  await fillIn(page, { 'Income Amount': ['50000', '50,000'] });
  for (const [type, rate, tds, net] of [
    ['Interest on securities', '10%', '₹5,000', '₹45,000'],
    ['Commission/brokerage', '5%', '₹2,500', '₹47,500'],
    ['Professional fees', '10%', '₹5,000', '₹45,000'],
    ['Rent', '10%', '₹5,000', '₹45,000'],
    ['Contractor payment', '1%', '₹500', '₹49,500'],
    ['Salary', '0%', '₹0', '₹50,000'],
  ] as const) {
    await field(page, 'Income Type').selectOption({ label: type });
    await button(page, 'Calculate').click();
    await expectAmounts(tableOf(page, 'Your TDS'), {
      'TDS rate': rate,
      'TDS amount': tds,
      'Net amount receivable': net,
    });
  }
  await button(page, 'Reset').click();
  await expect(field(page, 'Income Type')).toHaveValue('salary');
});

// All calculators share one field component; this page has a rate and a term as well.
test('number fields refuse what is not a number', async ({ page }) => {
  await page.goto('/calculators/emi');
  for (const label of ['Loan Amount', 'Annual Interest Rate (%)', 'Tenure (Years)']) {
    const input = field(page, label);
    await input.fill('1000');
    await expect(input).toHaveValue('1,000');
    await input.press('End');
    await page.keyboard.type('az-+eE, %₹१५');
    await expect(input).toHaveValue('1,000');
    for (const [pasted, shown] of [
      ['1e9', '1,000'],
      ['-500', '1,000'],
      ['१२३', '1,000'],
      ['twelve', '1,000'],
      ['₹12,34,567.50', '12,34,567.50'],
      ['00012', '12'],
      [THIRTY_DIGITS, THIRTY_GROUPED],
      ['', ''],
    ] as const) {
      await input.selectText();
      if (pasted) await page.keyboard.insertText(pasted);
      else await page.keyboard.press('Backspace');
      await expect(input).toHaveValue(shown);
    }
  }
});

test('the interest rate steps by 0.1 with the arrow keys', async ({ page }) => {
  await page.goto('/calculators/emi');
  await fillIn(page, { 'Loan Amount': ['1000', '1,000'] });
  const rate = field(page, 'Annual Interest Rate (%)');
  await rate.fill('8.5');
  await rate.press('ArrowUp');
  await expect(rate).toHaveValue('8.6');
  await rate.press('ArrowDown');
  await rate.press('ArrowDown');
  await expect(rate).toHaveValue('8.4');
});

test('HRA says which condition is smallest, and takes 40% of basic outside a metro', async ({
  page,
}) => {
  await page.goto('/calculators/hra');
  await expect(page.getByText('Smallest', { exact: true })).toHaveCount(0);
  await fillIn(page, {
    'Annual Basic Salary': ['600000', '6,00,000'],
    'Annual HRA Received': ['400000', '4,00,000'],
    'Annual Rent Paid': ['500000', '5,00,000'],
  });
  await page.getByRole('radio', { name: 'Non-metro' }).check();
  await button(page, 'Calculate').click();
  const table = tableOf(page, 'Your HRA');
  await expectAmounts(table, { 'HRA exemption': '₹2,40,000', 'Taxable HRA': '₹1,60,000' });
  const smallest = page.getByText('Smallest', { exact: true });
  await expect(table.getByRole('row').filter({ has: smallest })).toContainText(
    '40% of basic salary',
  );
  await expect(
    page.getByText('The exemption applies only if you pay rent and do not live in your own house.'),
  ).toBeVisible();
});

test('HRA with paise: conditions and results in whole rupees, working exact', async ({ page }) => {
  await page.goto('/calculators/hra');
  await fillIn(page, {
    'Annual Basic Salary': ['2536061', '25,36,061'],
    'Annual HRA Received': ['1069054.90', '10,69,054.90'],
    'Annual Rent Paid': ['2693780', '26,93,780'],
  });
  await page.getByRole('radio', { name: 'Non-metro' }).check();
  await button(page, 'Calculate').click();
  const table = tableOf(page, 'Your HRA');
  await expectAmounts(table, {
    'HRA received': '₹10,69,055',
    '40% of basic salary': '₹10,14,424',
    'Rent paid less 10% of basic salary': '₹24,40,174',
    'HRA exemption': '₹10,14,424',
    'Taxable HRA': '₹54,631',
  });
  await expect(table).toContainText('The whole of ₹10,69,054.90');
  await expect(table).toContainText('₹26,93,780 − ₹2,53,606.10');
});

test('GST is exact to the paisa up to ten lakh crore, and unchanged a paisa above', async ({
  page,
}) => {
  await page.goto('/calculators/gst');
  const table = tableOf(page, 'Your GST');
  await fillIn(page, { Amount: ['999999999999999.37', '99,99,99,99,99,99,999.37'] });
  await button(page, 'Calculate').click();
  const results = {
    'Net amount': '₹99,99,99,99,99,99,999',
    CGST: '₹9,00,00,00,00,00,000',
    'Total GST': '₹18,00,00,00,00,00,000',
    'Gross amount': '₹1,17,99,99,99,99,99,999',
  };
  await expectAmounts(table, results);
  await expect(table).toContainText('₹99,99,99,99,99,99,999.37 × 18 ÷ 100');
  await field(page, 'Amount').fill('1000000000000000.01');
  await button(page, 'Calculate').click();
  await expectAmounts(table, results);
});

test('EMI × months gives the total, and the total less the loan the interest, in that order', async ({
  page,
}) => {
  await page.goto('/calculators/emi');
  await fillIn(page, {
    'Loan Amount': ['1000000', '10,00,000'],
    'Annual Interest Rate (%)': ['8.5', '8.5'],
    'Tenure (Years)': ['20', '20'],
  });
  await button(page, 'Calculate').click();
  const table = tableOf(page, 'Your loan');
  await expect(table.getByRole('rowheader').filter({ hasText: /EMI|Total|^Loan/ })).toHaveText([
    'Monthly EMI',
    'Total Amount PayableUnrounded EMI × 240',
    'Loan amountTaken off the total',
    'Total Interest Payable',
  ]);
  const formula = table.getByRole('rowheader', { name: /formula/ });
  await expect(formula).toContainText('÷ (1.0070833240 − 1) = ₹8,678.23');
  for (const group of ['÷ (1.0070833240 − 1)', '= ₹8,678.23']) {
    const lines = await formula
      .getByText(group, { exact: true })
      .evaluate((node) => node.getClientRects().length);
    expect(lines).toBe(1);
  }
});

test('Calculate brings the total of the longest sheet into view and leaves the focus alone', async ({
  page,
}) => {
  await page.goto('/calculators/tax');
  await fillIn(page, { 'Annual Income': ['1200000', '12,00,000'] });
  await page.getByRole('radio', { name: 'New regime' }).check();
  await button(page, 'Calculate').click();
  const total = amountOf(tableOf(page, 'Your tax estimate'), 'Total tax liability');
  await expect(total).toHaveText('₹93,600');
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Calculate')).toBeFocused();
});

test('a stale result is marked, and fields and result return with Back and a reload', async ({
  page,
}) => {
  await page.goto('/calculators/tax');
  const table = tableOf(page, 'Your tax estimate');
  const word = page.getByText('Worked out before a field changed');
  await fillIn(page, { 'Annual Income': ['1200000', '12,00,000'] });
  await page.getByRole('radio', { name: 'New regime' }).check();
  await button(page, 'Calculate').click();
  await expectAmounts(table, { 'Total tax liability': '₹93,600' });
  await expect(table).toHaveAccessibleName('Your tax estimate, new regime, AY 2024-25');
  await expect(word).toBeHidden();
  await page.getByRole('radio', { name: '60 to 80' }).check();
  await expect(word).toBeVisible();
  await expectAmounts(table, { 'Total tax liability': '₹93,600' });

  const expectBack = async () => {
    await expect(field(page, 'Annual Income')).toHaveValue('12,00,000');
    await expect(page.getByRole('radio', { name: 'New regime' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '60 to 80' })).toBeChecked();
    await expectAmounts(table, { 'Total tax liability': '₹93,600' });
    await expect(word).toBeVisible();
  };
  await page.getByRole('main').getByRole('link', { name: 'HRA' }).click();
  await expect(page).toHaveURL('/calculators/hra');
  await expect(field(page, 'Annual Basic Salary')).toHaveValue('');
  await page.goBack();
  await expectBack();
  await page.reload();
  await expectBack();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await button(page, 'Calculate').click();
  await expect(word).toBeHidden();
  await button(page, 'Reset').click();
  await page.reload();
  await expect(field(page, 'Annual Income')).toHaveValue('');
  await expectZero(table);
});

test("the browser's own undo takes back what was typed into an amount", async ({ page }) => {
  await page.goto('/calculators/emi');
  const loan = field(page, 'Loan Amount');
  await fillIn(page, { 'Loan Amount': ['1000', '1,000'] });
  await loan.press('Home');
  await page.keyboard.type('25');
  await expect(loan).toHaveValue('2,51,000');
  await loan.press('ControlOrMeta+z');
  await expect(loan).toHaveValue('21,000');
  await loan.press('ControlOrMeta+z');
  await expect(loan).toHaveValue('1,000');
  await loan.press('ControlOrMeta+Shift+z');
  await loan.press('ControlOrMeta+Shift+z');
  await expect(loan).toHaveValue('2,51,000');
  await loan.press('End');
  await page.keyboard.type('6x7');
  await expect(loan).toHaveValue('2,51,00,067');
  await loan.press('ControlOrMeta+z');
  await expect(loan).toHaveValue('25,10,006');
});

test('an amount takes lakh and crore, typed or pasted, and the caret stays where it was left', async ({
  page,
}) => {
  await page.goto('/calculators/tax');
  await fillIn(page, { 'Annual Income': ['1234567', '12,34,567'] });
  const income = field(page, 'Annual Income');
  await income.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('9');
  await expect(income).toHaveValue('1,29,34,567');
  expect(await income.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  for (const [typed, shown] of [
    ['12.5L', '12,50,000'],
    ['1.2 cr', '1,20,00,000'],
    ['Rs. 500', '500'],
  ] as const) {
    await income.selectText();
    await page.keyboard.type(typed);
    await income.press('Tab');
    await expect(income).toHaveValue(shown);
  }
  await income.selectText();
  await page.keyboard.insertText('₹ 1.2 crore');
  await income.press('Tab');
  await expect(income).toHaveValue('1,20,00,000');
});

test('what is typed and pressed before the script arrives is kept and does no harm', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/calculators/tax', { waitUntil: 'commit' });
  await field(page, 'Annual Income').fill('1200000');
  await page.getByRole('radio', { name: 'New regime' }).check();
  await button(page, 'Calculate').click();
  await expect(field(page, 'Annual Income')).toHaveValue('1200000');
  await expect(page).toHaveURL('/calculators/tax');

  isHeld = false;
  for (const release of held) release();
  await expect(field(page, 'Annual Income')).toHaveValue('12,00,000');
  await button(page, 'Calculate').click();
  await expectAmounts(tableOf(page, 'Your tax estimate'), { 'Total tax liability': '₹93,600' });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its labels, fields, a table at zero and the rule', async ({ page }) => {
    for (const { path, table, fields, results } of calculators) {
      await page.goto(path);
      for (const label of Object.keys(fields)) await expect(field(page, label)).toBeVisible();
      await expectZero(tableOf(page, table));
      const blank = /₹|^(Income less deductions|Months, n|Loan amount|Income amount)$/;
      for (const entry of Object.keys(results).filter((words) => !blank.test(words))) {
        await expect(amountOf(tableOf(page, table), entry)).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'How it is worked out' })).toBeVisible();
    }
  });
});
