import { expect, type Page } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { cartCopy } from '@/content/client-area/cart';
import { homeCopy } from '@/content/client-area/home';
import { membership, sampleProfile } from '@/content/samples/profile';
import { expectAccessible } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { openPriceGroups, startOwnArea } from '@/e2e/support/portal';
import { cart } from '@/e2e/support/samples';
import { noteShifts } from '@/e2e/support/shifts';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { getServiceName } from '@/lib/content/prices';

const declaration = getServiceName('gst-lut');
const ribbon = (page: Page) => page.getByText(areasCopy.ribbon);

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

test.describe('own area and sample area', { tag: ['@phone', '@client-area'] }, () => {
  test('the ribbon is in the served page, says what is shown, and goes without moving anything', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/dashboard')).text()).toContain(areasCopy.ribbon);
    const shifts = await noteShifts(page, 'start');
    await open(page, '/dashboard/cart');
    await expect(ribbon(page)).toHaveCount(1);
    await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
    expect(await shifts()).toEqual([]);
    await expectAccessible(page);
    await startOwnArea(page);
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
    await expect(ribbon(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('nothing of the sample client stays on a page that switches to the own area', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(formatGreeting(sampleProfile.fullName));
    await startOwnArea(page);
    await expect(heading).toHaveText(homeCopy.greeting);
    await expect(page.getByRole('main')).not.toContainText(/Q-\d{4}-00\d/);
    await open(page, '/dashboard/profile');
    await expect(page.getByText(membership)).toBeHidden();
  });

  test('sign-up begins an own area, signing in opens it, and Settings show the sample area and go back', async ({
    page,
  }) => {
    await open(page, '/dashboard/profile');
    await open(page, '/signup');
    for (const [label, value] of Object.entries({
      'First Name': 'Asha',
      'Last Name': 'Rao',
      Email: 'asha@example.in',
      Mobile: '9876543210',
      Password: 'secret',
      'Confirm Password': 'secret',
    })) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatGreeting('Asha Rao'));
    await expect(ribbon(page)).toBeHidden();
    await open(page, '/dashboard/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.in');
    await expect(page.getByLabel(/PAN/)).toHaveValue('');

    await open(page, '/dashboard/settings');
    await page.getByRole('button', { name: 'Show the sample area' }).click();
    await expect(ribbon(page)).toBeVisible();
    await open(page, '/dashboard/cart');
    await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
    await open(page, '/login');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In with Email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatGreeting('Asha Rao'));
    await expect(ribbon(page)).toBeHidden();
  });

  test('a service added on a public page begins an own area, after a look at the sample in the same tab', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/dashboard/cart');
    await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${cart[0].service}` }).click();
    await page.getByRole('button', { name: `Remove ${cart[1].service}` }).click();
    await open(page, '/services/pricing');
    await openPriceGroups(page);
    await page.getByRole('button', { name: `Add to cart ${declaration}` }).click();
    await page.getByRole('link', { name: 'Open cart' }).click();
    await expect(page.getByRole('row', { name: declaration })).toBeVisible();
    await expect(ribbon(page)).toBeHidden();
    await page.getByRole('button', { name: cartCopy.request }).click();
    await expect(
      page.getByRole('heading', { name: /^Send Q-\d{4}-[0-9A-HJKMNP-TV-Z]{5} to us$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^Your link contains this/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Sample: nothing in this message');
  });

  test('a tab with the samples switches to the own area that another tab begins', async ({
    page,
    context,
  }) => {
    await open(page, '/dashboard/cart');
    await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
    const other = await context.newPage();
    await open(other, '/dashboard/cart');
    await startOwnArea(other);
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
    await expect(ribbon(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
  });
});
