import type { Page } from '@playwright/test';

/** Waits until the page has loaded and the browser has been idle twice. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((done) => window.addEventListener('load', done));
    }
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
    }
  });

/** Taps or clicks the heading, and scrolls to the end with the pointer left where it is. */
export async function read(page: Page, isMobile: boolean) {
  const heading = page.getByRole('heading', { level: 1 });
  if (isMobile) await heading.tap();
  else await heading.click();
  const height = page.viewportSize()?.height ?? 0;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < length; at += height) {
    await page.mouse.wheel(0, height);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Shift');
}

/** Elements to which React gives handlers although the loader does not know them as controls. */
export const withoutMark = (controls: string) => {
  // These events come from controls inside the element.
  const fromWithin = /^on(Submit|Reset|Input|Change|Focus|Blur|Invalid)$/;
  // For the router's links, which work without script too.
  const ofLinks = /^on(Click|MouseEnter|TouchStart|PointerEnter|Focus)$/;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {};
    const handlers = Object.keys(props).filter(
      (name) => name.startsWith('on') && typeof props[name] === 'function',
    );
    if (handlers.length === 0 || element.matches(controls)) return [];
    if (handlers.join() === 'onToggle' && element.querySelector(':scope > summary[data-loads]')) {
      return [];
    }
    const allowed = element.matches('a[href]') ? ofLinks : fromWithin;
    const isCovered =
      handlers.every((name) => allowed.test(name)) &&
      (element.matches('a[href]') || element.querySelector(controls));
    return isCovered ? [] : [`${element.outerHTML.slice(0, 80)}: ${handlers}`];
  });
};
