import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { requests } from '@/content/calculators/requests';
import { scenarios } from '@/content/calculators/scenarios';
import { untilHydrated, watchForFaults, watchScripts } from '@/e2e/support/page-watch';
import { expectAccessible } from '@/e2e/support/portal';
import { resultLink } from '@/lib/portal/scenarios/link';

const saved = (page: Page) => page.getByRole('region', { name: scenarios.desk.heading });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const total = (page: Page) => page.locator('[data-slot=ledger-total]').first();

/** Opens the income tax calculator with a result for ₹12,00,000. */
async function calculate(page: Page) {
  await page.goto('/calculators/tax');
  await untilHydrated(page);
  await button(page, /^Try /).click();
  await button(page, 'Calculate').click();
}

async function save(page: Page, name: string) {
  await button(page, 'Save this result').click();
  await page.getByLabel(scenarios.save.name).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
}

test('results are saved, compared, saved as a table, opened, deleted and brought back', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page);
  const other = await context.newPage();
  await other.goto('/dashboard/calculators');
  await expect(saved(other)).toContainText(scenarios.desk.empty);

  await calculate(page);
  await save(page, 'Old');
  await page.getByRole('radio', { name: 'New regime' }).check();
  await button(page, 'Calculate').click();
  // A new result closes the panel, so that it is not saved under the name of the first.
  await expect(page.getByLabel(scenarios.save.name)).toHaveCount(0);
  await save(page, '=New');
  await expectAccessible(page);

  // The other tab follows.
  await expect(saved(other).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: scenarios.save.see }).click();
  await expect(page).toHaveURL('/dashboard/calculators');
  await saved(page).getByRole('checkbox', { name: 'Old', exact: true }).check();
  await expect(saved(page).getByRole('button', { name: scenarios.desk.compare })).toBeDisabled();
  await saved(page).getByRole('checkbox', { name: '=New', exact: true }).check();
  await saved(page).getByRole('button', { name: scenarios.desk.compare }).click();
  const heading = page.getByRole('heading', { name: 'Income tax: 2 results compared' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('row', { name: /^Total tax liability/ })).toHaveText(
    /₹1,79,400.*₹93,600.*₹85,800 less/,
  );
  await expect(page.getByRole('row', { name: /^Tax Regime/ })).toHaveText(/different/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(saved(page).getByRole('list')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await button(page, 'Save 2 as a table').click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain("'=New,Income tax,");

  await button(page, 'Delete =New').click();
  await expect(heading).toHaveCount(0);
  await expect(saved(other).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(saved(other).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('link', { name: 'Open Old' }).click();
  await expect(page.getByText(scenarios.opened.whole)).toBeVisible();
  await expect(page).toHaveURL('/calculators/tax');
  await expect(total(page)).toContainText('₹1,79,400');
  await expect(page.getByLabel('Annual Income')).toHaveValue('12,00,000');
  expect(faults).toEqual([]);
});

test('three or four results fit on a phone line by line, each arrow beside its figure', async ({
  page,
}) => {
  await page.goto('/calculators/tax');
  await untilHydrated(page);
  await page.getByLabel('Annual Income').fill('9,87,65,432');
  await button(page, 'Calculate').click();
  await save(page, 'High');
  await page.getByLabel('Annual Income').fill('12,00,000');
  await button(page, 'Calculate').click();
  await save(page, 'First');
  await page.goto('/dashboard/calculators');
  await untilHydrated(page);
  await button(page, 'Duplicate First').click();
  await button(page, 'Duplicate High').click();
  const compare = saved(page).getByRole('button', { name: scenarios.desk.compare });
  const table = page.locator('[data-compared]');
  const names = ['First', 'High', 'High (copy)', 'First (copy)'];
  for (const [index, name] of names.entries()) {
    await saved(page).getByRole('checkbox', { name, exact: true }).check();
    if (index < 2) continue;
    await compare.click();
    await expect(table).toBeVisible();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(
      await table.evaluate(
        (box) =>
          [...box.querySelectorAll('[data-figure]')].filter(
            (figure) => figure.getClientRects().length !== 1,
          ).length,
      ),
    ).toBe(0);
    await button(page, scenarios.compared.close).click();
  }
});

test('a link shows its result in a browser that has never been here', async ({ page, browser }) => {
  await calculate(page);
  await expect(page.getByRole('region', { name: requests.heading })).toBeVisible();
  const scripts = watchScripts(page);
  await button(page, 'Share by a link').click();
  const holds = page.getByRole('region', { name: scenarios.share.holds });
  await expect(holds).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await expect(holds).toContainText('Annual Income₹12,00,000');
  const shown = page.getByText(/#r1\.[\w-]+\.[\da-f]{8}$/);
  const whole = await shown.innerText();
  await expectAccessible(page);
  await page.getByLabel(scenarios.share.bare).check();
  await expect(holds).not.toContainText('₹');
  await expect(shown).not.toHaveText(whole);
  const bare = await shown.innerText();

  const receiver = await (await browser.newContext()).newPage();
  const faults = watchForFaults(receiver);
  await receiver.goto(whole);
  await expect(receiver.getByText(scenarios.opened.whole)).toBeVisible();
  await expect(receiver).toHaveURL('/calculators/tax');
  await expect(total(receiver)).toContainText('₹1,79,400');

  // Pasted into the address bar of the same page: nothing of the earlier result is left.
  await receiver.goto(bare);
  await expect(receiver.getByText(/has no amounts and no result, only .*Old regime/)).toBeVisible();
  await expect(receiver.getByLabel('Annual Income')).toHaveValue('');
  await expect(total(receiver)).toContainText('₹0');
  // The heading mentions a result, and here there is none.
  await expect(receiver.getByRole('region', { name: 'Your tax' })).not.toContainText(/old regime/i);

  // On another calculator the page says which one the link is for, and leads there with its
  // entries.
  await receiver.goto(whole.replace('/tax#', '/gst#'));
  const refusal = receiver.getByRole('alert').filter({ hasText: 'another calculator, Income tax' });
  await expect(refusal).toBeVisible();
  await expect(receiver).toHaveURL('/calculators/gst');
  await refusal.getByRole('link').click();
  await expect(receiver.getByText(scenarios.opened.whole)).toBeVisible();
  await expect(total(receiver)).toContainText('₹1,79,400');
  expect(faults).toEqual([]);
  await receiver.context().close();
});

test('a damaged link changes nothing, and an old one says that the rules have changed', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  await calculate(page);
  await page.goto('/calculators/tax#r1.%3Cimg%20src=x%3E');
  await expect(page.getByRole('alert').filter({ hasText: 'This link' })).toBeVisible();
  await expect(page).toHaveURL('/calculators/tax');
  await expect(total(page)).toContainText('₹1,79,400');

  const inputs = { income: '900000', ageCategory: 'below60', regime: 'new', deductions: '' };
  await page.goto(await resultLink('tax', { rules: '00000000', inputs }, ''));
  await expect(page.getByText(scenarios.opened.changed)).toBeVisible();
  await expect(total(page)).toContainText('₹46,800');
  // After Reset the address does not bring the result back.
  await button(page, 'Reset').click();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel('Annual Income')).toHaveValue('');
  expect(faults).toEqual([]);
});
