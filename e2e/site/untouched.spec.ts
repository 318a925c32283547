import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { untilHydrated, untilHydratedBySelf, watchScripts } from '@/e2e/support/page-watch';
import { attribute, type Element, readPage } from '@/lib/build/finish/page';
import { CONTROLS } from '@/lib/runtime/protocol';

/** All but the client area. */
const publicRoutes = routes.filter(({ group }) => group !== 'dashboard');

/** Until the page has loaded and the browser has had nothing to do, twice. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((done) => window.addEventListener('load', done));
    }
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
    }
  });

/** Taps or clicks the heading, and scrolls to the end with the pointer left where it is. */
async function read(page: Page, isMobile: boolean) {
  const heading = page.getByRole('heading', { level: 1 });
  if (isMobile) await heading.tap();
  else await heading.click();
  const height = page.viewportSize()?.height ?? 0;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < length; at += height / 2) {
    await page.mouse.wheel(0, height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Shift');
}

/** Elements to which React gives behaviour without the loader taking them for a control. */
const withoutMark = (controls: string) => {
  // They come from the controls in the element.
  const fromWithin = /^on(Submit|Reset|Input|Change|Focus|Blur|Invalid)$/;
  // Of the router's links, which lead on without script too.
  const ofLinks = /^on(Click|MouseEnter|TouchStart|PointerEnter|Focus)$/;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {};
    const handlers = Object.keys(props).filter(
      (name) => name.startsWith('on') && typeof props[name] === 'function',
    );
    if (handlers.length === 0 || element.matches(controls)) return [];
    if (handlers.join() === 'onToggle' && element.querySelector(':scope > summary[data-wakes]')) {
      return [];
    }
    const allowed = element.matches('a[href]') ? ofLinks : fromWithin;
    const isCovered =
      handlers.every((name) => allowed.test(name)) &&
      (element.matches('a[href]') || element.querySelector(controls));
    return isCovered ? [] : [`${element.outerHTML.slice(0, 80)}: ${handlers}`];
  });
};

for (const { path } of publicRoutes) {
  test(`${path} is read without a framework, and a control fetches it`, async ({
    page,
    isMobile,
  }) => {
    const scripts = watchScripts(page);
    await page.goto(path);
    await read(page, isMobile);
    await untilIdle(page);
    expect(scripts).toEqual([]);

    await untilHydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(await page.evaluate(withoutMark, CONTROLS)).toEqual([]);
  });
}

/** The tag of a control with what tells it from others of the tag; `null` of what is none. */
function kindOf(element: Element): string | null {
  const { tagName } = element;
  if (tagName === 'a') return attribute(element, 'data-replay') === undefined ? null : 'a';
  if (tagName === 'button' && attribute(element, 'popovertarget')) return null;
  if (attribute(element, 'data-native') !== undefined) return null;
  if (tagName === 'summary' && attribute(element, 'data-wakes') !== undefined) return tagName;
  if (!['button', 'input', 'select', 'textarea', 'label'].includes(tagName)) return null;
  const role = attribute(element, 'role') ?? attribute(element, 'type') ?? '';
  return `${tagName} ${role}`.trim();
}

/** Each kind of control with the first page that has it, from the pages themselves. */
const kinds = new Map<string, { path: string; index: number }>();
for (const { path } of publicRoutes) {
  const file = `out/${path === '/' ? 'index' : path.slice(1)}.html`;
  const { elements } = readPage(file, readFileSync(file, 'utf8'));
  const counts = new Map<string, number>();
  for (const element of elements) {
    const index = counts.get(element.tagName) ?? 0;
    counts.set(element.tagName, index + 1);
    const kind = kindOf(element);
    if (kind && !kinds.has(kind)) kinds.set(kind, { path, index });
  }
}

test('every kind of control on the pages fetches the framework', async ({ page }) => {
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      'a',
      'button submit',
      'button tab',
      'input radio',
      'select',
      'summary',
    ]),
  );
  for (const [kind, { path, index }] of kinds) {
    await test.step(kind, async () => {
      await page.goto('about:blank');
      const scripts = watchScripts(page);
      await page.goto(path);
      await page
        .locator(kind.split(' ')[0] ?? '')
        .nth(index)
        .dispatchEvent('pointerdown');
      await expect.poll(() => scripts.length).toBeGreaterThan(3);
    });
  }
});

test.describe('each first sign of wanting a control fetches the framework at once', () => {
  const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
  const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => calculate(page).hover(),
    press: async (page) => {
      await calculate(page).scrollIntoViewIfNeeded();
      const box = await calculate(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
      await page.mouse.down();
    },
    focus: (page) => amount(page).focus(),
    label: (page) => page.getByText('Amount', { exact: true }).click(),
    // As of a password manager.
    'filled field': (page) =>
      amount(page).evaluate((field: HTMLInputElement) => {
        field.value = '10000';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
  for (const [name, sign] of Object.entries(signs)) {
    test(`${name}, though the page has not loaded yet`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.route('**/*.woff2', () => {});
      await page.goto('/calculators/gst', { waitUntil: 'domcontentloaded' });
      expect(scripts).toEqual([]);
      await sign(page);
      await untilHydratedBySelf(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    });
  }

  test('touch, and the press is carried out once', async ({ page, isMobile }) => {
    await page.goto('/services/company-incorporation');
    const button = page.getByRole('button', { name: /^Add to cart/ }).first();
    if (isMobile) await button.tap();
    else await button.click();
    await expect(page.getByText(/ is in your cart$/)).toBeVisible();
    await expect(page.getByText(/already in your cart/)).toBeHidden();
    await expect(page.getByRole('button', { name: /^In your cart/ })).toHaveCount(1);

    // What the visitor put there is shown on sight.
    await page.reload();
    await expect(page.getByRole('button', { name: /^In your cart/ })).toHaveCount(1);
  });
});

test('the client area runs as soon as it is painted', async ({ page }) => {
  await page.goto('/dashboard/calculators');
  await untilHydratedBySelf(page);
});

test('a subject that the address asks for is chosen without the framework, and is no draft', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/contact?subject=gst');
  const subject = page.getByRole('form', { name: 'Send us a message' }).getByLabel('Subject');
  await expect(subject).toHaveValue('gst');
  expect(scripts).toEqual([]);
  await untilHydrated(page);
  await expect(subject).toHaveValue('gst');
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  for (const query of ['?subject=nothing', '?subject=', '']) {
    await page.goto(`/contact${query}`);
    await expect(subject).toHaveValue('');
  }
});

test.describe('links of a page that is merely read', () => {
  const link = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: home.hero.actions[1].label });

  /** Records, at the other page, whether the browser faded to it and how it got it. */
  async function watchArrivals(page: Page) {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { faded: viewTransition !== null });
      });
    });
    return () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const { deliveryType } = navigation as PerformanceEntry & { deliveryType: string };
        return { faded: (window as unknown as { faded: boolean }).faded, deliveryType };
      });
  }

  test('are the browser’s own, with the page fetched ahead, a fade, and Back to the place', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const ahead: string[] = [];
    page.on('request', (request) => {
      const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
      if (isAhead) ahead.push(new URL(request.url()).pathname);
    });
    const arrival = await watchArrivals(page);
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-same-page', '');
      window.scrollTo(0, 60);
    });
    // As a finger would, before it is lifted.
    await link(page).dispatchEvent('touchstart');
    await expect.poll(() => ahead).toEqual(['/contact']);
    await link(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
    expect(await arrival()).toEqual({ faded: true, deliveryType: 'navigational-prefetch' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 900));

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await page.goForward();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    expect(scripts).toEqual([]);
  });

  test('are fetched ahead when a pointer or the focus rests on them, each once', async ({
    page,
    isMobile,
  }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    if (isMobile) await link(page).focus();
    else await link(page).hover();
    await expect.poll(() => ahead).toEqual(['/contact']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).focus();
    await expect.poll(() => ahead).toEqual(['/contact', '/terms']);
    await link(page).focus();
    // Neither what is merely passed, nor a telephone number, nor another site.
    await page.evaluate(() => {
      for (const other of document.querySelectorAll<HTMLElement>('footer a')) other.focus();
      (document.activeElement as HTMLElement).blur();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
    await expect.poll(() => ahead).toEqual(['/contact', '/terms', '/privacy']);
  });

  test('do not fade for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const arrival = await watchArrivals(page);
    await page.goto('/');
    await link(page).click();
    await expect(page).toHaveURL('/contact');
    expect(await arrival()).toMatchObject({ faded: false });
  });

  test('are not fetched ahead for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await link(page).dispatchEvent('touchstart');
    await expect(link(page)).not.toHaveAttribute('data-ahead');
    await link(page).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('Back after a reload brings the page that a soft navigation left', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Terms');
  // Near its place: the browser looks for what it saw at that height of the other page.
  const distance = () => page.evaluate(() => Math.abs(window.scrollY - 300));
  await expect.poll(distance).toBeLessThan(300);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
});
