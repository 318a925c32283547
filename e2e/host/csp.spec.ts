import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { untilHydrated } from '@/e2e/support/page-watch';
import { labelOf } from '@/e2e/support/words';
import { messageOrigin } from '@/lib/forms/endpoint';

/** Every violation of the policy from now on, on this page and the ones it leads to. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

/** Every script that is in the page by now and came without a digest. */
const withoutDigest = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, integrity, crossOrigin }) => src && !(integrity && crossOrigin))
      .map(({ src }) => src),
  );

const policyOf = (page: Page) =>
  page.locator('head > meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

for (const { path } of routes) {
  test(`${path} keeps to a policy that allows no inline script but its own`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the policy is the same at every width');
    const violations = await watchPolicy(page);
    await page.goto(path);
    await untilHydrated(page);
    const policy = (await policyOf(page)) ?? '';
    const allowed = /script-src 'self'((?: 'sha256-[\w+/]{43}=')+);/.exec(policy)?.[1]?.trim();
    const html = await (await page.request.get(path)).text();
    const inline = new Set(
      [...html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(
        ([, text]) => text,
      ),
    );
    expect(allowed?.split(' ')).toHaveLength(inline.size);
    expect(inline.size).toBeGreaterThan(0);
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(part);
    }
    const origin = messageOrigin(site.delivery);
    const connect = `connect-src 'self'${origin ? ` ${origin}` : ''};`;
    for (const part of ["form-action 'self';", connect]) expect(policy).toContain(part);
    expect(policy.replace(connect, '')).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
    expect(await withoutDigest(page)).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test.describe('no flow breaks the policy', () => {
  test('the phone menu and the way on from it', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the header shows its menus from 1024 px');
    const violations = await watchPolicy(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    // The rules that hold the page still behind a dialog are in effect.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await menu.getByRole('link', { name: labelOf('/contact'), exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    expect(violations).toEqual([]);
  });

  test('a message, its checks and its notice', async ({ page }) => {
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
    // The toast library's own style sheet is in effect.
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
    expect(await withoutDigest(page)).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('a calculation', async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto('/calculators/gst');
    await page.getByLabel('Amount', { exact: true }).fill('10000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('main')).toContainText('₹11,800');
    expect(violations).toEqual([]);
  });

  test('a soft navigation, structured data and all', async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto('/');
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.hero.heading);
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
    expect(await withoutDigest(page)).toEqual([]);
    expect(violations).toEqual([]);
  });
});

test.describe('refuses', () => {
  const taken = (page: Page) => page.evaluate(() => 'taken' in window);

  /** Serves /about with an injection in its text. */
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

  test('a script of the site that comes without a digest, or not as its digest says', async ({
    page,
  }) => {
    await page.route('**/_next/static/uploaded.js', (route) =>
      route.fulfill({ body: 'window.taken = true', contentType: 'text/javascript' }),
    );
    await page.goto('/about');
    await untilHydrated(page);
    const outcomes = await page.evaluate(() => {
      const add = (integrity: string) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          Object.assign(script, { crossOrigin: 'anonymous', integrity });
          script.src = '/_next/static/uploaded.js';
          for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(type));
          document.body.append(script);
        });
      return Promise.all([add(''), add(`sha256-${'A'.repeat(43)}=`)]);
    });
    expect(outcomes).toEqual(['error', 'error']);
    expect(await taken(page)).toBe(false);
  });

  test('what a script of the page might be tricked into', async ({ page, browserName }) => {
    expect(browserName).toBe('chromium');
    const violations = await watchPolicy(page);
    await page.goto('/about');
    await untilHydrated(page);
    const refused = await page.evaluate(() => {
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
    expect(refused).toEqual(all);
    await page.evaluate(() => {
      // A string as code; in a timer, since the test's own code may do what the page may not.
      // biome-ignore lint/security/noGlobalEval: what the policy has to refuse
      window.setTimeout(() => window.eval('window.taken = true'));
    });
    await expect.poll(() => violations).toHaveLength(all.length + 1);
    expect(await taken(page)).toBe(false);
  });
});
