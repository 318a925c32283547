import { expect } from '@playwright/test';
import { access } from '@/content/access';
import { areasCopy } from '@/content/client-area/areas';
import { homeCopy } from '@/content/client-area/home';
import { sampleDocuments } from '@/content/samples/documents';
import { expectAccessible, tabTo } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { offeredSampleCart } from '@/lib/content/sample-rows';

test.describe('signing in and signing up', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('login', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/login');
      await untilHydrated(page);
    });

    test('by email: an error is shown beside its field, and valid input opens the client area', async ({
      page,
    }) => {
      const signIn = page.getByRole('button', { name: 'Sign In with Email' });
      const email = page.getByLabel('Email', { exact: true });
      const password = page.getByLabel('Password', { exact: true });
      await expect(email).toHaveAttribute('type', 'email');
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await signIn.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(password).toHaveAccessibleDescription('Please fill in this field');
      await expectAccessible(page);
      await password.fill('secret');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password).toHaveAttribute('type', 'password');
      // Browsers refuse this address in a field of type email.
      await email.fill('राम@उदाहरण.भारत');
      await signIn.click();
      await expect(page.getByText(access.login.noneHere)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: areasCopy.start }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.greeting);
      expect(page.url()).not.toContain('secret');
    });

    test('by mobile takes two steps, and Back returns to the number', async ({ page }) => {
      await page.getByRole('tab', { name: 'Mobile' }).click();
      await page.getByLabel('Mobile Number').fill('9876543210');
      await page.getByRole('button', { name: 'Send OTP' }).click();
      const otp = page.getByLabel('OTP', { exact: true });
      await expect(otp).toBeFocused();
      await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(otp).toHaveAttribute('inputmode', 'numeric');
      await expect(page.getByText('Preview: we send no code.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Back to Mobile Number' }).click();
      await expect(page.getByLabel('Mobile Number')).toHaveValue('9876543210');
      await expect(page.getByLabel('Mobile Number')).toBeFocused();
      await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await otp.pressSequentially('a1');
      await otp.pressSequentially('२-2');
      await expect(otp).toHaveValue('122');
      await otp.fill('12 34 56');
      await expect(otp).toHaveValue('123456');
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      await page.getByRole('link', { name: access.login.sample }).last().click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText(areasCopy.ribbon)).toBeVisible();
    });

    test('the arrow keys move between the tabs', async ({ page }) => {
      await tabTo(page, 'tab', 'Email');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
      await expect(page.getByLabel('Mobile Number')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Email' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('End');
      await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  });

  test.describe('sign-up', () => {
    test('asks for six things and fills the profile', async ({ page }) => {
      await page.goto('/signup');
      await untilHydrated(page);
      const values = {
        'First Name': 'Asha',
        'Last Name': 'Rao',
        Email: 'राम@उदाहरण.भारत',
        Mobile: '9876543210',
        Password: 'secret',
        'Confirm Password': 'secre',
      };
      for (const [label, value] of Object.entries(values)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute('required');
        await field.fill(value);
      }
      await page.getByRole('button', { name: 'Create Account' }).click();
      const confirm = page.getByLabel('Confirm Password');
      await expect(confirm).toHaveAccessibleDescription('The two passwords are not the same');
      await expect(confirm).toBeFocused();
      await expectAccessible(page);
      await confirm.fill('secret');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatGreeting('Asha Rao'));
    });
  });

  test('a forgotten password gets the specified sentence, and another email can be sent', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await untilHydrated(page);
    await page.getByLabel('Email').fill('राम@उदाहरण.भारत');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText("If an account with that email exists, we've sent you a password reset link."),
    ).toBeVisible();
    await expect(page.getByText(/we've sent you a password reset link/)).toBeFocused();
    await expect(page.getByText('Enter the email address')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send Another Email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('/forgot-password shows its form without scrolling, and says that no mail is sent', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText('send no mail')).toBeVisible();
  });

  for (const [path, button, text] of [
    ['/login', 'Sign In with Email', 'we check no password'],
    ['/signup', 'Create Account', 'We send nothing'],
  ] as const) {
    test(`${path} shows its form without scrolling, beside a sheet of the client area where there is room`, async ({
      page,
    }) => {
      await page.goto(path);
      // Where the firm has written a notice, that comes first.
      for (const notice of await page.getByRole('complementary', { name: 'Notice' }).all()) {
        await notice.evaluate((element) => element.style.setProperty('display', 'none'));
      }
      await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.height).toBeLessThan(96);

      await page.setViewportSize({ width: 1440, height: 900 });
      const main = page.getByRole('main');
      const boxes = [main.locator('form').first(), main.getByRole('region'), main.getByText(text)];
      const [form, sheet, note] = await Promise.all(boxes.map((box) => box.boundingBox()));
      if (!form || !sheet || !note) throw new Error('a part is missing');
      expect(sheet.x).toBeGreaterThan(form.x + form.width);
      // Before the password is typed.
      expect(note.y + note.height).toBeLessThan(form.y);
    });
  }

  test('the sheet beside the login counts what the sample area holds, without fees', async ({
    page,
  }) => {
    await page.goto('/login');
    const sheet = page.getByRole('main').getByRole('region', { name: access.inside.title });
    for (const [label, items] of [
      [access.inside.counts.cart, offeredSampleCart],
      [access.inside.counts.documents, sampleDocuments],
    ] as const) {
      const row = sheet.getByRole('row').filter({ hasText: label });
      await expect(row.getByRole('cell').last()).toHaveText(`${items.length}`);
    }
    await expect(sheet).not.toContainText('₹');
  });

  test.describe('before script', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/login', '/signup', '/forgot-password']) {
      test(`${path} never puts what is typed into the address`, async ({ page }) => {
        await page.goto(path);
        const sentences = await page.locator('main noscript p').allTextContents();
        expect(sentences.join()).toContain('This form needs JavaScript.');
        const form = page.locator('main form').first();
        for (const input of await form.locator('input').all()) {
          await input.fill((await input.getAttribute('type')) === 'email' ? 'a@b.in' : 'secret');
        }
        await form.locator('button[type=submit]').click();
        expect(page.url()).not.toContain('secret');
        expect(page.url()).not.toContain('?');
      });
    }
  });
});
