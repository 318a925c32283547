import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { durations } from '@/content/durations';
import { home } from '@/content/home';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { saveData, untilHydrated } from '@/e2e/support/page-watch';
import { LOOKED } from '@/e2e/support/portal';
import { listScripts } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { getPageLabel } from '@/e2e/support/words';
import { createStorageKey } from '@/lib/browser/storage-names';

const SCRIPTS = '**/_next/static/**/*.js';
const FAILED = 'Part of this page did not load.';

const contactForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

async function fillContactForm(page: Page) {
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('Subject').selectOption('gst');
  await form.getByLabel('Message').fill('A registration in Kanpur.');
}

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What a page fetches for its controls, in order: the loader, the description, the framework. */
function listParts(path: string): string[] {
  const { loader, description, scripts } = listScripts(path);
  return [loader, description, ...scripts];
}

/** Expects a page to be usable although some or all of its script is missing. */
async function expectUsable(page: Page, isMobile: boolean) {
  await expect(page.getByRole('status').filter({ hasText: FAILED })).toBeVisible();
  await expect(contactForm(page)).toContainText(
    'Part of this form did not load. Please reload the page, or call',
  );
  await expect(contactForm(page).getByText('Part of this form did not load.')).toBeVisible();
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha Verma');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
  await contactForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('A registration in Kanpur.');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  await page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('link', { name: getPageLabel('/about'), exact: true })
    .click();
  await expect(page).toHaveURL('/about');
}

test.describe('late script', { tag: '@client-area' }, () => {
  test.describe('script that comes ten seconds late', () => {
    test.beforeEach(({ page }) => page.clock.install());

    test('sends the message that was typed and submitted before it came', {
      tag: '@phone',
    }, async ({ page }) => {
      skipWhereMessagesGoOut();
      const release = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await fillContactForm(page);
      await contactForm(page).getByRole('button', { name: 'Send message' }).click();
      await page.clock.runFor(1000);
      await expect(page.getByText('What you pressed works once')).toBeVisible();
      await page.clock.fastForward(9000);
      release();
      await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expect(page.getByText('What you pressed works once')).toBeHidden();
      await page.clock.runFor(2000);
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
      const sent = await page.evaluate(
        (key) => sessionStorage.getItem(key),
        createStorageKey('sent-messages'),
      );
      expect(JSON.parse(sent ?? '[]')).toMatchObject([{ name: 'Asha Verma', subject: 'gst' }]);
    });

    test('keeps a half-written message, and saves it as a draft', { tag: '@phone' }, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await contactForm(page).getByLabel('Message').fill('Half a sentence');
      await page.clock.fastForward(10_000);
      release();
      await untilHydrated(page);
      await expect(contactForm(page).getByLabel('Message')).toHaveValue('Half a sentence');
      await expect
        .poll(() =>
          page.evaluate((key) => sessionStorage.getItem(key), createStorageKey('contact-draft')),
        )
        .toContain('Half a sentence');
    });

    test('does not hold up links and header menus', async ({ page, isMobile }) => {
      await holdScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      if (isMobile) {
        await page
          .getByRole('main')
          .getByRole('link', { name: home.hero.actions[1].label })
          .click();
        await expect(page).toHaveURL('/contact');
      } else {
        await page.getByRole('button', { name: 'Calculators' }).click();
        await page.getByRole('banner').getByRole('link', { name: /^GST/ }).click();
        await expect(page).toHaveURL('/calculators/gst');
      }
    });
  });

  test.describe('script that does not come', () => {
    test('leaves a page that can be read, links onwards and says what to do', async ({
      page,
      isMobile,
    }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/contact');
      await fillContactForm(page);
      await contactForm(page).getByRole('button', { name: 'Send message' }).click();
      await expectUsable(page, isMobile);
    });

    const position = { loader: 0, 'last chunk': -1 };
    for (const [name, index] of Object.entries(position)) {
      test(`leaves the page readable when only the ${name} is missing`, { tag: '@phone' }, async ({
        page,
        isMobile,
      }) => {
        const missing = listParts('/contact').at(index) ?? 'none';
        await page.route(`**${missing}`, (route) => route.abort());
        await page.goto('/contact');
        await fillContactForm(page);
        await expectUsable(page, isMobile);
      });
    }

    const faults = {
      'cannot be read': 'const old = /(/;',
      'fails as it starts': 'throw new Error()',
    };
    for (const [name, body] of Object.entries(faults)) {
      test(`leaves the page readable when the last chunk ${name}, as in a browser that is too old`, {
        tag: '@phone',
      }, async ({ page, isMobile }) => {
        await page.route(`**${listParts('/contact').at(-1)}`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        await page.goto('/contact');
        await fillContactForm(page);
        await expectUsable(page, isMobile);
      });
    }

    test('from another program does not stop the script of the page', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const foreign =
          '<script type="text/plain" src="/injected.js"></script><script type="x" src="/a.js"></script>';
        const body = (await response.text()).replace('</head>', `${foreign}</head>`);
        await route.fulfill({ response, body });
      });
      await page.goto('/contact');
      await untilHydrated(page);
      await expect(page.getByText(FAILED)).toBeHidden();
    });

    test('is requested a second time before the page gives up', { tag: '@phone' }, async ({
      page,
    }) => {
      for (const missing of [listParts('/contact').at(1), listParts('/contact').at(-1)]) {
        await page.route(`**${missing}`, (route) => route.abort(), { times: 1 });
      }
      await page.goto('/contact');
      await untilHydrated(page);
      await expect(page.getByText(FAILED)).toBeHidden();
    });

    test('leaves the theme switch working on the page', { tag: '@phone' }, async ({ page }) => {
      await page.route(`**${listParts('/about')[0]}`, (route) => route.fulfill({ status: 404 }));
      await page.goto('/about');
      await expect(page.getByText(FAILED)).toBeVisible();
      // By keyboard, as on a phone the notice covers the end of the page.
      await page.getByRole('radio', { name: 'Dark' }).press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('is replaced by a plain notice if it is the toast', { tag: '@phone' }, async ({
      page,
    }) => {
      skipWhereMessagesGoOut();
      await saveData(page);
      await page.clock.install();
      await page.goto('/contact');
      await untilHydrated(page);
      await page.route(SCRIPTS, (route) => route.abort());
      await fillContactForm(page);
      await contactForm(page).getByRole('button', { name: 'Send message' }).click();
      await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await page.clock.runFor(2000);
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
      await expect(
        page.getByText(
          `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
        ),
      ).toBeVisible();
    });

    test('as a deploy has replaced it makes a link load the new page in full', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto('/about');
      await untilHydrated(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
      const asked: string[] = [];
      const isOld = { page: true };
      await page.route('**/*.txt*', async (route) => {
        const response = await route.fetch();
        // The new page is of the same build as the host: it is answered as it is, and stays.
        if (!isOld.page) return route.fulfill({ response });
        const body = (await response.text())
          .replace(/"b":"[0-9a-f]+"/, '"b":"another-build"')
          .replaceAll(/(\/chunks\/)([\w~-]+\.js)/g, '$1another-$2');
        asked.push(...(body.match(/another-(?!build)[^"]+/g) ?? []));
        await route.fulfill({ response, body });
      });
      // Long enough for the runtime to try the unknown chunks a second time.
      await page.route('**/contact', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        isOld.page = false;
        await route.continue();
      });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: getPageLabel('/contact') })
        .first()
        .click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
      await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
      expect(asked.length).toBeGreaterThan(0);
      // The new page may still fetch ahead through the route.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('as a deploy has replaced it makes the first press on an open page reload it', {
      tag: '@phone',
    }, async ({ page }) => {
      const { description } = listScripts('/contact');
      const isOld = { build: true };
      await page.route(`**${description}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"b":"[0-9a-f]+"/, '"b":"another-build"');
        await route.fulfill(isOld.build ? { response, body } : { response });
      });
      // A visitor for whom the form is not made ready before it is wanted.
      await saveData(page);
      await page.goto('/contact');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
      page.once('framenavigated', () => {
        isOld.build = false;
      });
      await contactForm(page).getByLabel('Name').focus();
      await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
      await untilHydrated(page);
      await expect(page.getByText(FAILED)).toBeHidden();
    });

    test('from a host with parts of two builds does not reload the page endlessly', {
      tag: '@phone',
    }, async ({ page, watchFaults }) => {
      // In a browser with rows of its own the page needs the framework without a sign.
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, LOOKED);
      await page.route(`**${listScripts('/dashboard').description}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"b":"[0-9a-f]+"/, '"b":"another-build"');
        await route.fulfill({ response, body });
      });
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await page.goto('/dashboard');
      await expect(page.getByText(FAILED)).toBeVisible();
      expect(loads).toBe(2);
      expect(watchFaults.splice(0)).toHaveLength(1);
    });

    test('does not stop a visitor from reaching the next page', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto('/about');
      await untilHydrated(page);
      await page.route(SCRIPTS, (route) => route.abort());
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: getPageLabel('/contact') })
        .first()
        .click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
      await contactForm(page).getByLabel('Name').focus();
      await expect(page.getByText(FAILED)).toBeVisible();
    });
  });
});
