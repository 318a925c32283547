import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { untilHydrated } from '@/e2e/support/page-watch';
import { watchPolicy } from '@/e2e/support/policy';
import { test } from '@/e2e/support/test';
import { getPageLabel } from '@/e2e/support/words';

test.describe('the policy allows', () => {
  test('the phone menu and a page chosen in it', { tag: '@phone' }, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    // The rules that stop the page scrolling behind a dialog apply.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await menu.getByRole('link', { name: getPageLabel('/contact'), exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    expect(violations).toEqual([]);
  });

  test('a message, with its checks and its toast', { tag: '@desktop' }, async ({ page }) => {
    skipWhereMessagesGoOut();
    const violations = await watchPolicy(page);
    await page.clock.install();
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Please select a subject')).toBeVisible();
    await form.getByLabel('Name').fill('Asha Verma');
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Phone').fill('9876543210');
    await form.getByLabel('Subject').selectOption('gst');
    await form.getByLabel('Message').fill('A registration in Kanpur.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(2000);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    // The toast library's own style sheet applies.
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
    expect(violations).toEqual([]);
  });

  test('a soft navigation, with its structured data', { tag: '@desktop' }, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto('/');
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
    expect(violations).toEqual([]);
  });
});

test.describe('the policy refuses', { tag: '@desktop' }, () => {
  const taken = (page: Page) => page.evaluate(() => 'taken' in window);

  /** Serves /about with markup injected into its text. */
  async function serveWith(page: Page, injection: string) {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${injection}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
  }

  test('an injected inline script', async ({ page }) => {
    const violations = await watchPolicy(page);
    await serveWith(page, '<script>window.taken = true</script>');
    await expect.poll(() => violations).toEqual(['script-src-elem inline']);
    expect(await taken(page)).toBe(false);
  });

  test('an injected event handler', async ({ page }) => {
    const violations = await watchPolicy(page);
    await serveWith(page, '<img src="/icon.svg" alt="" onload="window.taken = true">');
    await expect.poll(() => violations).toEqual(['script-src-attr inline']);
    expect(await taken(page)).toBe(false);
  });

  test('a script from another origin', async ({ page }) => {
    const violations = await watchPolicy(page);
    let requests = 0;
    await page.route('https://elsewhere.example/x.js', async (route) => {
      requests += 1;
      await route.fulfill({ body: 'window.taken = true' });
    });
    await serveWith(page, '<script src="https://elsewhere.example/x.js"></script>');
    await expect.poll(() => violations).toEqual(['script-src-elem https://elsewhere.example/x.js']);
    expect(await taken(page)).toBe(false);
    expect(requests).toBe(0);
  });

  test('what a script on the page might be tricked into doing', async ({ page, browserName }) => {
    expect(browserName).toBe('chromium');
    const violations = await watchPolicy(page);
    await page.goto('/about');
    await untilHydrated(page);
    const rejected = await page.evaluate(() => {
      const attempts = {
        markup: () => {
          document.body.innerHTML += '<img src="/icon.svg" onload="window.taken = true">';
        },
        text: () => {
          document.createElement('script').textContent = 'window.taken = true';
        },
        origin: () => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        },
        folder: () => {
          document.createElement('script').src = '/upload.js';
        },
        escape: () => {
          document.createElement('script').src = '/_next/static/..%2f..%2fabout.txt';
        },
        relative: () => {
          document.createElement('script').src = '?/_next/static/upload.js';
        },
        credentials: () => {
          const { host } = location;
          document.createElement('script').src = `//a:b@${host}/_next/static/upload.js`;
        },
        blob: () => new Worker(URL.createObjectURL(new Blob(['close()']))),
        data: () => new Worker('data:text/javascript,close()'),
        worker: () => new Worker('/upload.js'),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    });
    const all = 'markup text origin folder escape relative credentials blob data worker'.split(' ');
    expect(rejected).toEqual(all);
    await page.evaluate(() => {
      // A string run as code; in a timer, as the test's own code is exempt from the policy.
      // biome-ignore lint/security/noGlobalEval: the policy must refuse it
      window.setTimeout(() => window.eval('window.taken = true'));
    });
    await expect.poll(() => violations).toHaveLength(all.length + 1);
    expect(await taken(page)).toBe(false);
  });
});
