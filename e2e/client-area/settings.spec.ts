import { expect } from '@playwright/test';
import { helpSupportCopy } from '@/content/client-area/help-support';
import { membership, sampleProfile } from '@/content/samples/profile';
import { tabTo } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { createPdfUpload } from '@/e2e/support/portal';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';

test.describe('settings', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('profile', () => {
    test('is prefilled, and stays as saved', async ({ page }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      await expect(page.getByLabel('Full name')).toHaveValue(sampleProfile.fullName);
      await expect(page.getByText(membership)).toBeVisible();
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
      await page.getByLabel('Full name').fill('Asha Rao');
      await page.getByLabel('GST number').fill('29ABCDE1234F1Z5');
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
      await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
      const save = page.getByRole('button', { name: 'Save Changes' });
      await expect(save).toBeFocused();
      // The notice keeps clear of it, wherever it stands in the window.
      const toast = page.locator('[data-sonner-toast]');
      await expect.poll(async () => (await toast.boundingBox())?.height ?? 0).toBeGreaterThan(20);
      const [notice, pressed] = [await toast.boundingBox(), await save.boundingBox()];
      if (!notice || !pressed) throw new Error('not in sight');
      const isApart =
        notice.y + notice.height <= pressed.y || notice.y >= pressed.y + pressed.height;
      expect(isApart).toBe(true);
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
      await expect(page.getByLabel('GST number')).toHaveValue('29ABCDE1234F1Z5');
      await page.goto('/dashboard');
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatGreeting('Asha Rao'));
    });

    test('a long name widens neither the page nor the greeting', async ({ page }) => {
      const name = 'Venkataraghavan Balasubramaniam Krishnamurthy';
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      await expect(page.getByLabel('Full name')).toHaveValue(sampleProfile.fullName);
      await page.getByLabel('Full name').fill(name);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overhang()).toBe(0);
      await page.goto('/dashboard');
      await untilHydrated(page);
      const greeting = page.getByRole('heading', { level: 1 });
      await expect(greeting).toHaveText(formatGreeting(name));
      expect(await overhang()).toBe(0);
      expect(await greeting.evaluate((h1) => h1.scrollWidth - h1.clientWidth)).toBe(0);
    });

    test('checks GSTIN and PAN in hints that are tied to their fields', async ({ page }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      const gst = page.getByLabel('GST number');
      const pan = page.getByLabel('PAN number');
      await expect(gst).toHaveValue(sampleProfile.gstNumber);
      await expect(gst).toHaveAccessibleDescription('optional');
      await gst.fill('29ABCDE1234F1Z5');
      await expect(gst).toHaveAccessibleDescription(
        'optional The last character, the check digit, does not fit.',
      );
      await pan.fill('AAPFU0939');
      await expect(pan).toHaveAccessibleDescription(
        'A PAN is five letters, four digits and a letter.',
      );
      await pan.fill('');
      await expect(pan).toHaveAccessibleDescription('');
      // A letter typed in the middle is capitalised, and the caret stays there.
      await pan.pressSequentially('aafu0939f');
      for (let presses = 0; presses < 6; presses++) await pan.press('ArrowLeft');
      await pan.pressSequentially('p');
      await pan.press('Shift+ArrowRight');
      await expect(pan).toHaveValue('AAFPU0939F');
      expect(await pan.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
      // Unsaved changes survive a visit to another page.
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
      await expect(pan).toHaveValue('AAFPU0939F');
      await expect(page.getByText('Not saved yet')).toBeVisible();
    });

    test('what is being typed survives a change in another tab', async ({ page, context }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      await expect(page.getByLabel('Full name')).toHaveValue(sampleProfile.fullName);
      await page.getByLabel('Address').fill('Half a sentence');
      const other = await context.newPage();
      await other.goto('/dashboard/profile');
      await untilHydrated(other);
      await other.getByLabel('Full name').fill('Asha Rao');
      await other.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
      await expect(page.getByLabel('Address')).toHaveValue('Half a sentence');
    });

    test('a photo is cropped square and kept', async ({ page }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      const picture = {
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(drawSamplePicture()),
      };
      await page.getByLabel('Photo', { exact: true }).setInputFiles(picture);
      await expect(page.getByText('Photo changed', { exact: true })).toBeVisible();
      await page.reload();
      await untilHydrated(page);
      const photo = page.getByRole('main').locator('img');
      await expect(photo).toBeVisible();
      await expect
        .poll(() =>
          photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
        )
        .toEqual([320, 320]);
    });

    test('a photo that is not a picture is refused, and a picture clears the message', async ({
      page,
    }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      const photo = page.getByLabel('Photo', { exact: true });
      const rejection = page.getByRole('alert').filter({ hasText: 'Form.pdf' });
      await photo.setInputFiles(createPdfUpload('Form.pdf'));
      await expect(rejection).toHaveText('Form.pdf is not a JPG or PNG picture.');
      const picture = {
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(drawSamplePicture()),
      };
      await photo.setInputFiles(picture);
      await expect(page.getByText('Photo changed', { exact: true })).toBeVisible();
      await expect(rejection).toHaveCount(0);
    });
  });

  test.describe('switches', () => {
    const notifications = [
      ['Email', 'Quotations', true],
      ['Email', 'Updates', true],
      ['Email', 'Marketing', false],
      ['SMS', 'Quotations', true],
      ['SMS', 'Updates', false],
      ['Push', 'Push notifications', true],
    ] as const;

    test('for notifications have the specified defaults, flip, and are kept when saved', {
      tag: '@engines',
    }, async ({ page, context }) => {
      await page.goto('/dashboard/notifications');
      await untilHydrated(page);
      const getSwitch = (group: string, name: string) =>
        page.getByRole('group', { name: group }).getByRole('switch', { name });
      for (const [group, name, on] of notifications) {
        await expect(getSwitch(group, name)).toBeEnabled();
        await expect(getSwitch(group, name)).toBeChecked({ checked: on });
      }
      await getSwitch('SMS', 'Updates').click();
      await expect(getSwitch('SMS', 'Updates')).toBeChecked();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await getSwitch('SMS', 'Updates').click();
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
      await getSwitch('SMS', 'Updates').click();
      // Unsaved switches are a draft of this tab: they survive a reload and do not reach other tabs.
      await page.reload();
      await untilHydrated(page);
      await expect(getSwitch('SMS', 'Updates')).toBeChecked();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      const other = await context.newPage();
      await other.goto('/dashboard/notifications');
      await untilHydrated(other);
      const updates = other
        .getByRole('group', { name: 'SMS' })
        .getByRole('switch', { name: 'Updates' });
      await expect(updates).toBeEnabled();
      await expect(updates).not.toBeChecked();
      await page.getByRole('button', { name: 'Save Notification Settings' }).click();
      await expect(page.getByText('Notification settings saved', { exact: true })).toBeVisible();
      await expect(updates).toBeChecked();
      await page.reload();
      await untilHydrated(page);
      await expect(getSwitch('SMS', 'Updates')).toBeChecked();
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
    });

    test('for privacy have the specified defaults and are saved by keyboard', async ({ page }) => {
      await page.goto('/dashboard/privacy-settings');
      await untilHydrated(page);
      for (const [name, on] of [
        ['Profile visible', true],
        ['Share data', false],
        ['Marketing communication', false],
        ['Cookie tracking', true],
      ] as const) {
        await expect(page.getByRole('switch', { name })).toBeEnabled();
        await expect(page.getByRole('switch', { name })).toBeChecked({ checked: on });
      }
      await tabTo(page, 'switch', 'Share data');
      await page.keyboard.press('Space');
      await expect(page.getByRole('switch', { name: 'Share data' })).toBeChecked();
      await tabTo(page, 'button', 'Save Privacy Settings');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Privacy settings saved', { exact: true })).toBeVisible();
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByRole('switch', { name: 'Share data' })).toBeChecked();
    });
  });

  test.describe('change password', () => {
    test('asks for matching passwords, each with its own toggle, and keeps none', async ({
      page,
    }) => {
      await page.goto('/dashboard/change-password');
      await untilHydrated(page);
      const fields = ['Current password', 'New password', 'Confirm password'];
      const types = () =>
        Promise.all(fields.map((label) => page.getByLabel(label).getAttribute('type')));
      await page.getByLabel('New password').fill('secret');
      await page.getByRole('button', { name: 'Show new password' }).click();
      expect(await types()).toEqual(['password', 'text', 'password']);
      await page.getByRole('button', { name: 'Show current password' }).click();
      expect(await types()).toEqual(['text', 'text', 'password']);
      await page.getByRole('button', { name: 'Hide new password' }).click();
      await page.getByRole('button', { name: 'Hide current password' }).click();
      expect(await types()).toEqual(['password', 'password', 'password']);
      await expect(page.getByLabel('New password')).toHaveValue('secret');
      await page.getByLabel('Current password').fill('old-secret');
      await page.getByLabel('New password').fill('new-secret');
      await page.getByLabel('Confirm password').fill('other');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
        'The two passwords are not the same',
      );
      await page.getByLabel('Confirm password').fill('new-secret');
      await page.getByRole('button', { name: 'Show current password' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password change noted')).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveValue('');
      // The next password typed there is hidden.
      await expect(page.getByLabel('Current password')).toHaveAttribute('type', 'password');
      await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
      await page.goto('/dashboard/privacy-settings');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'View My Data' }).click();
      await expect(page.getByRole('dialog')).not.toContainText('secret');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/password/i);
    });
  });

  test('help shows its contacts, resources and answers', async ({ page }) => {
    await page.goto('/dashboard/help-support');
    await untilHydrated(page);
    const cards = [...helpSupportCopy.contact.cards, ...helpSupportCopy.resources.cards];
    for (const { title } of cards) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').locator('summary')).toHaveCount(
      helpSupportCopy.faq.items.length,
    );
    const [, { question, answer }] = helpSupportCopy.faq.items;
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  });

  test('every heading of the settings has the same space above it', async ({ page }) => {
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    const gaps = await page.getByRole('main').evaluate((main) => {
      const measureBottom = (part: Element): number => {
        const shown = [...part.querySelectorAll('p, a, button, label, dl, li')].map((each) =>
          each.getBoundingClientRect(),
        );
        return Math.max(...shown.filter(({ height }) => height > 0).map(({ bottom }) => bottom));
      };
      const parts = [...main.querySelectorAll('section')].filter((part) =>
        part.querySelector('h2'),
      );
      return parts.slice(1).map((part, index) => {
        const before = parts[index];
        const heading = part.querySelector('h2')?.getBoundingClientRect();
        return Math.round((heading?.top ?? 0) - (before ? measureBottom(before) : 0));
      });
    });
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThanOrEqual(4);
  });
});
