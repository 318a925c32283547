import { expect, type Locator, type Page } from '@playwright/test';
import { foreignColours } from '@/e2e/support/forced-colours';
import { ofEachLayout } from '@/e2e/support/layouts';
import { untilHydrated } from '@/e2e/support/page-watch';
import { untilFilled } from '@/e2e/support/portal';
import { test } from '@/e2e/support/test';

/** Waits until all animations in a control have finished. */
const untilStill = (target: Locator) =>
  target.evaluate(async (element) => {
    await Promise.allSettled(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
  });

/** A screenshot of a control, with room for its focus ring. */
async function takePicture(page: Page, target: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await untilStill(target);
  const box = await target.boundingBox();
  if (!box) throw new Error('not in sight');
  const room = 6;
  const clip = {
    x: box.x - room,
    y: box.y - room,
    width: box.width + 2 * room,
    height: box.height + 2 * room,
  };
  return (await page.screenshot({ clip, scale: 'css' })).toString('base64');
}

/** How many pixels of two pictures differ by a contrast of at least 3:1, by the formula of WCAG. */
function pixelsApart(page: Page, before: string, after: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const luminances = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
        const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4;
        return Array.from(
          { length: data.length / 4 },
          (_, pixel) =>
            0.2126 * linear(data[pixel * 4]) +
            0.7152 * linear(data[pixel * 4 + 1]) +
            0.0722 * linear(data[pixel * 4 + 2]),
        );
      };
      const [first = [], second = []] = await Promise.all(pictures.map(luminances));
      const isApart = (a: number, b: number) =>
        (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
      return first.filter((luminance, pixel) => isApart(luminance, second[pixel] ?? 0)).length;
    },
    [before, after],
  );
}

/** Changes of fewer pixels than this would go unnoticed. */
const SEEN = 16;

const schemes = ['light', 'dark'] as const;
const inColours = (page: Page, colorScheme: (typeof schemes)[number]) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

/** Expects a visible change, in the light and in the dark colours of the system. */
async function expectChange(page: Page, target: Locator, change: () => Promise<unknown>) {
  await target.scrollIntoViewIfNeeded();
  const pictures = { light: [] as string[], dark: [] as string[] };
  const take = async (scheme: (typeof schemes)[number]) => {
    await inColours(page, scheme);
    pictures[scheme].push(await takePicture(page, target));
  };
  for (const scheme of schemes) await take(scheme);
  await change();
  for (const scheme of schemes) await take(scheme);
  for (const scheme of schemes) {
    const [before = '', after = ''] = pictures[scheme];
    expect(await pixelsApart(page, before, after), scheme).toBeGreaterThan(SEEN);
  }
}

const blur = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

type Target = (page: Page) => Locator;

/** What is looked at on one visit. */
type Visit = {
  path: string;
  /** On a wide screen alone; everything else is checked on a phone. */
  wide?: true;
  /** States of controls, and how each is brought about. */
  states?: Record<string, [target: Target, change: (target: Locator) => Promise<unknown>]>;
  /** For the focus ring: of the controls of the site, one of every kind. */
  focusable?: Target[];
  disabled?: ('button' | 'textbox' | 'switch')[];
};

/** Follows a link that marks its place on the next page. */
const follow = (path: string) => async (target: Locator) => {
  await target.click();
  await expect(target.page()).toHaveURL(path);
  await expect(target.page().getByRole('main')).toBeFocused();
};

/** Links in the bar of a phone or the rail of a wide screen. */
const places: Target[] = [
  (page) => page.getByRole('navigation').getByRole('link', { name: 'Cart' }),
  (page) => page.getByRole('navigation').getByRole('link', { name: /^Quot/ }),
];

const visits: Visit[] = [
  {
    path: '/calculators/gst',
    states: {
      'a chosen segment': [
        (page) => page.locator('label').filter({ hasText: 'Inclusive' }),
        (target) => target.getByRole('radio').check(),
      ],
      'a ticked box': [
        (page) => page.locator('[data-slot=checkbox]'),
        (target) => target.getByRole('checkbox').check(),
      ],
    },
    focusable: [
      (page) => page.getByLabel('Amount', { exact: true }),
      (page) => page.getByRole('radio', { name: '18%' }),
      (page) => page.getByRole('checkbox'),
      (page) => page.getByRole('button', { name: 'Calculate' }),
      (page) => page.getByRole('contentinfo').getByRole('link').last(),
    ],
    disabled: ['button', 'textbox'],
  },
  {
    path: '/services/compliance',
    states: {
      'a chosen audience of due dates': [
        (page) => page.locator('#due-dates label').filter({ hasText: 'Employer' }),
        (target) => target.getByRole('checkbox').check(),
      ],
    },
  },
  {
    path: '/login',
    states: {
      'a selected tab': [
        (page) => page.getByRole('tab', { name: 'Mobile' }),
        (target) => target.click(),
      ],
    },
    focusable: [(page) => page.getByRole('tab', { name: 'Email' })],
  },
  {
    path: '/contact',
    states: {
      'a question that is open': [
        (page) => page.getByRole('main').locator('summary').last(),
        (target) => target.click(),
      ],
    },
    focusable: [(page) => page.getByRole('combobox'), (page) => page.locator('summary').first()],
  },
  {
    path: '/dashboard/notifications',
    states: {
      'a switch that is on': [
        (page) => page.getByRole('switch', { name: 'Marketing' }),
        (target) => target.click(),
      ],
    },
    focusable: [(page) => page.getByRole('switch', { name: 'Marketing' })],
    disabled: ['switch'],
  },
  {
    path: '/dashboard/documents',
    states: {
      'an area that files are held over': [
        (page) => page.getByRole('region', { name: 'Upload' }),
        (target) => target.dispatchEvent('dragenter'),
      ],
    },
  },
  {
    path: '/dashboard',
    states: {
      'a place of the bar': [
        (page) => page.locator('[data-slot=bottom-bar] a').nth(1),
        follow('/dashboard/cart'),
      ],
    },
    focusable: places,
  },
  {
    path: '/dashboard',
    wide: true,
    states: {
      'a place of the rail': [
        (page) =>
          page.getByRole('navigation', { name: 'Client area' }).getByRole('link', { name: 'Cart' }),
        follow('/dashboard/cart'),
      ],
    },
    focusable: places,
  },
  {
    path: '/',
    wide: true,
    states: {
      'a page of the header': [
        (page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
        follow('/about'),
      ],
    },
  },
];

/** Expects a control to be grey when it is disabled, and then only. */
async function expectGrey(page: Page, role: 'button' | 'textbox' | 'switch') {
  const control = page.getByRole('main').getByRole(role).last();
  for (const scheme of schemes) {
    await inColours(page, scheme);
    await expect(control).toBeEnabled();
    await untilStill(control);
    const edge = () => control.evaluate((element) => getComputedStyle(element).borderColor);
    const enabled = await edge();
    const grey = await control.evaluate((element) => {
      element.toggleAttribute('disabled', true);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: GrayText';
      return getComputedStyle(probe).color;
    });
    await expect(control).toHaveCSS('opacity', '1');
    await expect.poll(edge).toBe(grey);
    expect(enabled).not.toBe(grey);
    if (role !== 'switch') await expect(control).toHaveCSS('color', grey);
    await control.evaluate((element) => element.toggleAttribute('disabled', false));
  }
}

test.describe('forced colours', { tag: '@client-area' }, () => {
  test.describe('in forced colours, light and dark', () => {
    test.beforeEach(({ page }) => inColours(page, 'light'));

    for (const { path, wide = false, states = {}, focusable = [], disabled = [] } of visits) {
      test(`${path}${wide ? ' on a wide screen' : ''}: every state is visible`, {
        tag: wide ? '@desktop' : '@phone',
      }, async ({ page }) => {
        await page.goto(path);
        await untilHydrated(page);
        for (const role of disabled) await test.step(role, () => expectGrey(page, role));
        for (const target of focusable) {
          await test.step(`the focus of ${target}`, () =>
            expectChange(page, target(page), () => target(page).focus()));
          await blur(page);
        }
        for (const [name, [target, change]] of Object.entries(states)) {
          await test.step(name, async () => {
            const control = target(page);
            await expect(control).toBeVisible();
            await expectChange(page, control, async () => {
              await change(control);
              await blur(page);
            });
          });
        }
      });
    }

    test('the progress of an upload is visible', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
      // Wait for its data: the render that follows would remove what the test adds.
      await untilFilled(page, '/dashboard/documents');
      await page.evaluate(() => {
        const bar = document.createElement('progress');
        bar.className = 'upload-progress';
        bar.value = 0.2;
        document.querySelector('main')?.prepend(bar);
      });
      const bar = page.getByRole('progressbar');
      await expectChange(page, bar, () =>
        bar.evaluate((element) => element.setAttribute('value', '0.8')),
      );
    });
  });

  test('in a Firefox that forces its colours, no drawing keeps one of its own', {
    tag: ['@engines', '@desktop'],
  }, async ({ browserName, playwright }) => {
    test.skip(browserName !== 'firefox', 'other engines emulate forced colours in routes.spec.ts');
    const { launchOptions, baseURL, viewport } = test.info().project.use;
    const browser = await playwright.firefox.launch({
      ...launchOptions,
      firefoxUserPrefs: { 'browser.display.document_color_use': 2 },
    });
    const page = await browser.newPage({ baseURL, viewport });
    for (const path of ofEachLayout) {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      expect(await foreignColours(page), path).toEqual([]);
    }
    await browser.close();
  });
});
