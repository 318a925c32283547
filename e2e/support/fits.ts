import { expect, type Page } from '@playwright/test';
import { wordsBrokenByLetters } from '@/e2e/support/broken-words';
import { openFolds, setTextSpacing, textFaults } from '@/e2e/support/text-spacing';

/** Elements beyond the right edge of the window or of their figure, except those meant to be cut off. */
export const overhang = () => {
  const width = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.closest('svg, [aria-hidden=true], script, noscript, [popover]')) return false;
    // What a closed fold holds is not laid out; Firefox tells where it last was.
    if (!element.checkVisibility()) return false;
    // A line of links that scrolls by itself, within the window.
    const line = element.closest('nav > a')?.parentElement;
    if (line && getComputedStyle(line).overflowX === 'auto') return false;
    return element.getBoundingClientRect().right > width + 1;
  });
  const figure = document.querySelector('figure[aria-labelledby=figure]');
  const frame = figure?.getBoundingClientRect();
  // Only text for screen readers may be outside its frame.
  const outside = [...(figure?.querySelectorAll('td, th, p, b, dd, li, h3') ?? [])].filter(
    (part) => {
      const { left, right, width: wide } = part.getBoundingClientRect();
      const isRead = !part.closest('.sr-only') && wide > 1;
      return isRead && frame && (left < frame.left - 1 || right > frame.right + 1);
    },
  );
  return {
    scrolls: document.documentElement.scrollWidth - width,
    out: [...out, ...outside].slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
  };
};

/* A list may turn from rows into cards a moment after the window, so both wait. */

const expectInWindow = (page: Page, what: string) =>
  expect.poll(() => page.evaluate(overhang), what).toEqual({ scrolls: 0, out: [] });

const expectWholeWords = (page: Page, what: string) =>
  expect.poll(() => wordsBrokenByLetters(page), `${what}: words are whole`).toEqual([]);

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** At 320 px, at 200% zoom, with text of twice the size, and with the spacing that readers may set. */
export async function expectToFit(page: Page) {
  const fits = async (width: number, height: number, what: string) => {
    await page.setViewportSize({ width, height });
    await expectInWindow(page, what);
  };
  await fits(320, 640, '320 px');
  // A window of 1280 px, and a phone, at 200% zoom.
  await fits(640, 400, 'zoomed window');
  await page.evaluate(openFolds);
  // A scroll bar takes room in a desktop browser, and none on a phone.
  const scrollBar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await fits(195 + scrollBar, 422, 'zoomed phone');
  await expectWholeWords(page, 'zoomed phone');
  await setTextSize(page, '200%');
  for (const width of [1280, 1024, 360 + scrollBar, 390]) {
    await fits(width, 800, `${width} px, large text`);
    if (width === 390) await expectWholeWords(page, `${width} px, large text`);
  }
  await setTextSize(page, '');
  await page.evaluate(setTextSpacing);
  for (const width of [390, 1440]) {
    await fits(width, 900, `${width} px, spaced`);
    expect(await page.evaluate(textFaults), `${width} px, spaced`).toEqual([]);
  }
}

/** For what a press adds to a page: it fits with text of twice the size, and no word is broken. */
export async function expectToFitEnlarged(page: Page) {
  await setTextSize(page, '200%');
  await expectInWindow(page, 'large text');
  await expectWholeWords(page, 'large text');
  await setTextSize(page, '');
}
