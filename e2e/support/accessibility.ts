import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Until nothing fades or slides: a notice that is half there has too little contrast. */
async function untilStill(page: Page) {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          ).length,
    );
  await expect.poll(moving).toBe(0);
}

type Rules = (axe: AxeBuilder) => AxeBuilder;

async function expectNoViolations(page: Page, rules: Rules) {
  await untilStill(page);
  // A page reached by a link is shown a moment before its title.
  await expect(page).toHaveTitle(/\S/);
  // A notice may begin to fade meanwhile, and the bar at the lower edge covers what a scroll uncovers.
  const noFades = await page.addStyleTag({
    content:
      '* { transition-duration: 0s !important; animation-duration: 0s !important; } .contact-bar { position: static !important; }',
  });
  // Without frames axe needs no second page to merge results.
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode()).analyze();
  await noFades.evaluate((style) => (style as Element).remove());
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Expects the page to pass axe's rules for WCAG 2.2 AA and for best practice. */
export const expectAccessible = (page: Page) =>
  expectNoViolations(page, (axe) =>
    axe
      .options({
        resultTypes: ['violations'],
        // Off by default, and the one that holds WCAG 2.5.3.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );

/** Expects a page that has passed in other colours to pass the rules that depend on them. */
export const expectContrast = (page: Page) =>
  expectNoViolations(page, (axe) =>
    axe
      .options({ resultTypes: ['violations'] })
      .withRules(['color-contrast', 'link-in-text-block']),
  );

export async function tabTo(page: Page, role: 'button' | 'link' | 'tab' | 'switch', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} "${name}"`);
}
