import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';
import { untilFilled } from '@/e2e/support/portal';

/** Waits until all animations in a control have finished. */
const untilStill = (target: Locator) =>
  target.evaluate(async (element) => {
    await Promise.allSettled(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
  });

/** A screenshot of a control, with room for its focus ring. */
async function pictureOf(page: Page, target: Locator): Promise<string> {
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
      const [one = [], other = []] = await Promise.all(pictures.map(luminances));
      const isApart = (a: number, b: number) =>
        (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
      return one.filter((luminance, pixel) => isApart(luminance, other[pixel] ?? 0)).length;
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
    pictures[scheme].push(await pictureOf(page, target));
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

/** A state of a control, and how to bring it about. */
type State = {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  change: (target: Locator, page: Page) => Promise<unknown>;
  /** Shown on a wide screen alone; everything else is checked on a phone. */
  wide?: true;
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
    name: 'a chosen audience of due dates',
    path: '/services/compliance',
    target: (page) => page.locator('#due-dates label').filter({ hasText: 'Employer' }),
    change: (target) => target.getByRole('checkbox').check(),
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
  },
  {
    name: 'a place of the rail',
    path: '/dashboard',
    target: (page) =>
      page.getByRole('navigation', { name: 'Client area' }).getByRole('link', { name: 'Cart' }),
    change: follow('/dashboard/cart'),
    wide: true,
  },
  {
    name: 'a page of the header',
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
    change: follow('/about'),
    wide: true,
  },
];

type Focusable = [path: string, targets: ((page: Page) => Locator)[]];

/** Links in the bar of a phone or the rail of a wide screen. */
const places: Focusable = [
  '/dashboard/cart',
  [
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Cart' }),
    (page) => page.getByRole('navigation').getByRole('link', { name: /^Quot/ }),
  ],
];
/** One control of every kind, for the focus ring. */
const controls: Focusable[] = [
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
  places,
];

/** Pages that together have every kind of drawing. */
const drawn = [
  '/',
  '/team',
  '/contact',
  '/services/audit',
  '/services/accounting',
  '/services/company-incorporation',
  '/services/compliance',
  '/services/gst-registration',
  '/services/tds-return',
  '/dashboard',
  '/dashboard/documents',
];

test.describe('forced colours, light and dark', () => {
  test.beforeEach(({ page }) => inColours(page, 'light'));

  test('every state of a control is visible', async ({ page, isMobile }) => {
    for (const { name, path, target, change, wide = false } of states) {
      if (wide === isMobile) continue;
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

  test('focus is visible on every kind of control', async ({ page, isMobile }) => {
    for (const [path, targets] of isMobile ? controls : [places]) {
      await page.goto(path);
      await untilHydrated(page);
      for (const target of targets) {
        await test.step(`${path}: ${target}`, async () => {
          await expectChange(page, target(page), () => target(page).focus());
        });
      }
    }
  });

  test('disabled controls are grey', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the colours are the same at every width');
    for (const [path, role] of [
      ['/calculators/gst', 'button'],
      ['/calculators/gst', 'textbox'],
      ['/dashboard/notifications', 'switch'],
    ] as const) {
      await page.goto(path);
      await untilHydrated(page);
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
  });

  test('the progress of an upload is visible', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the bar is the same at every width');
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

  test('drawings use the colours of the system', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the drawings are the same');
    for (const path of drawn) {
      await page.goto(path);
      await untilHydrated(page);
      for (const scheme of schemes) {
        await inColours(page, scheme);
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
        expect(foreign, `${path}, ${scheme}`).toEqual([]);
      }
    }
  });
});
