import type { Page } from '@playwright/test';

/**
 * The visible controls that can be hit over less than 44 px across or down. A label counts as part
 * of its field, the area around a switch belongs to it, and links in running text are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** In pixels from the centre; half a pixel is left for rounding. */
    const REACH = 21.5;
    const fields = 'input, select, textarea';
    const isInText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').length > (element.textContent ?? '').length + 3;
    const isHit = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      const label = found?.closest('label');
      return Boolean(
        found && (element.contains(found) || (label?.control && label.control === element)),
      );
    };
    const controls = document.querySelectorAll(`a[href], button, summary, ${fields}`);
    const open = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
    return [...controls].flatMap((element) => {
      if (open && !open.contains(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) return [];
      // For screen readers only, or what Radix keeps for forms.
      if (element.closest('.sr-only, [aria-hidden=true]')) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const target = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? element)
        : element;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (right - left < 2 || bottom <= 0 || top >= window.innerHeight) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reaches = [
        [x - REACH, y],
        [x + REACH, y],
        [x, y - REACH],
        [x, y + REACH],
      ] as const;
      if (reaches.every(([atX, atY]) => isHit(element, atX, atY))) return [];
      const text = element.textContent?.trim() || element.getAttribute('aria-label');
      return [`${text}: ${Math.round(right - left)} by ${Math.round(bottom - top)}`];
    });
  });
}
