import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { untilHydrated } from '@/e2e/support/page-watch';
import { labelOf } from '@/e2e/support/words';

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

/** Holds every script back until the returned function is called. */
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

/** The scripts of a page, in the order in which its loader adds them. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const template = /<template id="later-scripts".*<\/template>/.exec(html)?.[0] ?? '';
  return [...template.matchAll(/ src="([^"]+)"/g)].map((match) => match[1] ?? '');
}

test.describe('script that comes ten seconds late', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('finds the message typed and sends it, as asked', async ({ page }) => {
    skipWhereMessagesGoOut();
    const release = await holdScripts(page);
    await page.goto('/contact');
    await fillContactForm(page);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByText('Your press is kept')).toBeVisible();
    await page.clock.fastForward(9000);
    release();
    await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByText('Your press is kept')).toBeHidden();
    await page.clock.runFor(2000);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    const sent = await page.evaluate(() => sessionStorage.getItem('sent-messages'));
    expect(JSON.parse(sent ?? '[]')).toMatchObject([{ name: 'Asha Verma', subject: 'gst' }]);
  });

  test('keeps a half-written message, as a draft too', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await contactForm(page).getByLabel('Message').fill('Half a sentence');
    await page.clock.fastForward(10_000);
    release();
    await untilHydrated(page);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Half a sentence');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft')))
      .toContain('Half a sentence');
  });

  test('works out what was asked for', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculators/gst');
    await page.getByLabel('Amount', { exact: true }).fill('10000');
    await page.getByLabel('Interstate').check();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.clock.fastForward(10_000);
    release();
    await expect(page.getByRole('main')).toContainText('₹11,800');
    await expect(page.getByLabel('Interstate')).toBeChecked();
  });

  test('opens the phone menu that was pressed', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the header shows its menus from 1024 px');
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/');
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('is not waited for by the phone menu: it leads to the site map', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the header shows its menus from 1024 px');
    await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL('/sitemap');
  });

  test('is not waited for by links and header menus', async ({ page, isMobile }) => {
    await holdScripts(page);
    await page.goto('/');
    if (isMobile) {
      await page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label }).click();
      await expect(page).toHaveURL('/contact');
    } else {
      await page.getByRole('button', { name: 'Calculators' }).click();
      await page.getByRole('banner').getByRole('link', { name: /^GST/ }).click();
      await expect(page).toHaveURL('/calculators/gst');
    }
  });
});

/** What a page must do whose script did not come, or not all of it. */
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
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/sitemap');
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/about'), exact: true })
      .click();
    await expect(page).toHaveURL('/about');
  }
}

test.describe('script that does not come', () => {
  test('leaves a page that reads, links, and says what to do', async ({ page, isMobile }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact');
    await fillContactForm(page);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expectUsable(page, isMobile);
  });

  const position = { 'flight data': 0, digests: 1, 'first chunk': 2, 'last chunk': -1 };
  for (const [name, index] of Object.entries(position)) {
    test(`does so with the ${name} alone missing`, async ({ page, request, isMobile }) => {
      const missing = (await scriptsOf(request, '/contact')).at(index) ?? 'none';
      await page.route(`**${missing}`, (route) => route.abort());
      await page.goto('/contact');
      await fillContactForm(page);
      await expectUsable(page, isMobile);
    });
  }

  test('is asked for a second time before the page gives up', async ({ page, request }) => {
    const missing = (await scriptsOf(request, '/contact')).at(-1) ?? 'none';
    await page.route(`**${missing}`, (route) => route.abort(), { times: 1 });
    await page.goto('/contact');
    await untilHydrated(page);
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  test('is as good as script that was tampered with', async ({ page, request }) => {
    const changed = (await scriptsOf(request, '/contact')).at(-1) ?? 'none';
    await page.route(`**${changed}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.taken = true;${await response.text()}` });
    });
    await page.goto('/contact');
    await contactForm(page).getByLabel('Name').focus();
    await expect(page.getByText(FAILED)).toBeVisible();
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  });

  test('that came later and was tampered with is refused, and the page says so', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const changed: string[] = [];
    await page.route(SCRIPTS, async (route) => {
      changed.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.taken = true;${await response.text()}` });
    });
    await fillContactForm(page);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contactForm(page).getByText('Part of this form did not load')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: FAILED })).toBeVisible();
    expect(changed.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha Verma');
  });

  test('is replaced by a plain notice where it is the toast', async ({ page }) => {
    skipWhereMessagesGoOut();
    await page.clock.install();
    await page.goto('/contact');
    await untilHydrated(page);
    // A first answer shows that the form has fetched its rules.
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await page.route(SCRIPTS, (route) => route.abort());
    await fillContactForm(page);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(2000);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(
      page.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
    ).toBeVisible();
  });

  test('is said in a form that lacks its rules; once they come the form sends', async ({
    page,
  }) => {
    skipWhereMessagesGoOut();
    await page.goto('/contact');
    await untilHydrated(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await fillContactForm(page);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contactForm(page).getByText('Part of this form did not load')).toBeVisible();
    await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha Verma');
    await page.unroute(SCRIPTS);
    await contactForm(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  test('and belongs to another build, after a deploy, leads to the page of that build', async ({
    page,
  }) => {
    const states: string[] = [];
    await page.exposeFunction('report', (state: string) => states.push(state));
    await page.goto('/about');
    await untilHydrated(page);
    await page.evaluate(() => {
      const { report } = window as unknown as { report: (state: string) => void };
      const root = document.documentElement;
      const observer = new MutationObserver(() => report(root.dataset.script ?? 'none'));
      observer.observe(root, { attributeFilter: ['data-script'] });
      root.setAttribute('data-same-page', '');
    });
    const asked: string[] = [];
    await page.route('**/*.txt*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/"b":"[0-9a-f]+"/, '"b":"another-build"')
        .replaceAll(/(\/chunks\/)([\w~-]+\.js)/g, '$1another-$2');
      asked.push(...(body.match(/another-(?!build)[^"]+/g) ?? []));
      await route.fulfill({ response, body });
    });
    // Long enough for the runtime to try the unknown chunks a second time.
    await page.route('**/contact', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/contact') })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
    expect(asked.length).toBeGreaterThan(0);
    expect(states).toEqual([]);
  });

  test('does not keep a visitor from the next page', async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/contact') })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
    await contactForm(page).getByLabel('Name').focus();
    await expect(page.getByText(FAILED)).toBeVisible();
  });
});
