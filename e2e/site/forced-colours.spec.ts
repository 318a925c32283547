import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';

/** The picture of a control with the room around it that a focus ring takes. */
async function pictureOf(page: Page, target: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await target.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
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

/** How many pixels of two pictures are at least 3:1 apart, by the formula of WCAG. */
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
      const [one = [], other = []] = await Promise.all(pictures.map(luminances));
      const isApart = (a: number, b: number) =>
        (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
      return one.filter((luminance, pixel) => isApart(luminance, other[pixel] ?? 0)).length;
    },
    [before, after],
  );
}

/** Fewer pixels than this are no sign that anyone sees. */
const SEEN = 16;

async function expectChange(page: Page, target: Locator, change: () => Promise<unknown>) {
  await target.scrollIntoViewIfNeeded();
  const before = await pictureOf(page, target);
  await change();
  expect(await pixelsApart(page, before, await pictureOf(page, target))).toBeGreaterThan(SEEN);
}

const blur = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** A state that a control takes on, and what puts it there. */
type State = {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  change: (target: Locator, page: Page) => Promise<unknown>;
  only?: 'phone' | 'desktop';
};

const follow = (path: string) => async (target: Locator, page: Page) => {
  await target.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
};

const states: State[] = [
  {
    name: 'a chosen segment',
    path: '/calculators/gst',
    target: (page) => page.locator('label').filter({ hasText: 'Inclusive' }),
    change: (target) => target.getByRole('radio').check(),
  },
  {
    name: 'a ticked box',
    path: '/calculators/gst',
    target: (page) => page.locator('[data-slot=checkbox]'),
    change: (target) => target.getByRole('checkbox').check(),
  },
  {
    name: 'a selected tab',
    path: '/login',
    target: (page) => page.getByRole('tab', { name: 'Mobile' }),
    change: (target) => target.click(),
  },
  {
    name: 'a switch that is on',
    path: '/dashboard/notifications',
    target: (page) => page.getByRole('switch', { name: 'Marketing' }),
    change: (target) => target.click(),
  },
  {
    name: 'an area that files are held over',
    path: '/dashboard/documents',
    target: (page) => page.getByRole('region', { name: 'Upload' }),
    change: (target) => target.dispatchEvent('dragenter'),
  },
  {
    name: 'a question that is open',
    path: '/contact',
    target: (page) => page.getByRole('main').locator('summary').last(),
    change: (_, page) => page.getByRole('main').locator('summary').last().click(),
  },
  {
    name: 'a place of the bar',
    path: '/dashboard',
    target: (page) => page.locator('[data-slot=bottom-bar] a').nth(1),
    change: follow('/dashboard/cart'),
    only: 'phone',
  },
  {
    name: 'a place of the rail',
    path: '/dashboard',
    target: (page) =>
      page.getByRole('navigation', { name: 'Client area' }).getByRole('link', { name: 'Cart' }),
    change: follow('/dashboard/cart'),
    only: 'desktop',
  },
  {
    name: 'a page of the header',
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
    change: follow('/about'),
    only: 'desktop',
  },
];

/** Controls of every kind, for the ring of the focus. */
const controls: [path: string, targets: ((page: Page) => Locator)[]][] = [
  [
    '/calculators/gst',
    [
      (page) => page.getByLabel('Amount', { exact: true }),
      (page) => page.getByRole('radio', { name: '18%' }),
      (page) => page.getByRole('checkbox'),
      (page) => page.getByRole('button', { name: 'Calculate' }),
      (page) => page.getByRole('contentinfo').getByRole('link').last(),
    ],
  ],
  ['/login', [(page) => page.getByRole('tab', { name: 'Email' })]],
  ['/contact', [(page) => page.getByRole('combobox'), (page) => page.locator('summary').first()]],
  ['/dashboard/notifications', [(page) => page.getByRole('switch', { name: 'Marketing' })]],
  [
    '/dashboard/cart',
    [
      (page) => page.getByRole('navigation').getByRole('link', { name: 'Cart' }),
      (page) => page.getByRole('navigation').getByRole('link', { name: /^Quot/ }),
    ],
  ],
];

/** Pages with drawings of every kind. */
const drawn = [
  '/',
  '/team',
  '/contact',
  '/services/company-incorporation',
  '/services/financial-planning',
  '/services/gst-registration',
  '/services/tds-return',
  '/dashboard',
  '/dashboard/documents',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('every state of a control is seen', async ({ page, isMobile }) => {
      for (const { name, path, target, change, only } of states) {
        if (only && only !== (isMobile ? 'phone' : 'desktop')) continue;
        await test.step(name, async () => {
          await page.goto(path);
          await untilHydrated(page);
          const control = target(page);
          await expect(control).toBeVisible();
          await expectChange(page, control, async () => {
            await change(control, page);
            await blur(page);
          });
        });
      }
    });

    test('what is disabled is grey', async ({ page }) => {
      for (const [path, role] of [
        ['/calculators/gst', 'button'],
        ['/calculators/gst', 'textbox'],
        ['/dashboard/notifications', 'switch'],
      ] as const) {
        await page.goto(path);
        await untilHydrated(page);
        const control = page.getByRole('main').getByRole(role).last();
        await expect(control).toBeEnabled();
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
      }
    });

    test('the focus is seen on every kind of control', async ({ page }) => {
      for (const [path, targets] of controls) {
        await page.goto(path);
        await untilHydrated(page);
        for (const target of targets) {
          await test.step(`${path}: ${target}`, async () => {
            await expectChange(page, target(page), () => target(page).focus());
          });
        }
      }
    });

    test('how far an upload has come is seen', async ({ page }) => {
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
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

    test('drawings have the colours of the system', async ({ page, isMobile }) => {
      test.skip(isMobile, 'the drawings are the same');
      for (const path of drawn) {
        await page.goto(path);
        await untilHydrated(page);
        const foreign = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.setProperty('forced-color-adjust', 'none');
          const resolve = (color: string) => {
            probe.style.color = color;
            return getComputedStyle(probe).color;
          };
          const own = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight', 'GrayText'];
          const known = new Set(['none', ...[...own, 'HighlightText', 'transparent'].map(resolve)]);
          const shapes = document.querySelectorAll<SVGElement>('svg :is(path, rect, circle, text)');
          return [...shapes]
            .filter((shape) => shape.getClientRects().length > 0)
            .flatMap((shape) => {
              const { fill, stroke } = getComputedStyle(shape);
              return [fill, stroke].filter((color) => !known.has(color));
            });
        });
        expect(foreign, path).toEqual([]);
      }
    });
  });
}
