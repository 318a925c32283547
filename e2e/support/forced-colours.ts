import type { Page } from '@playwright/test';

/** The colours in the drawings of a page that are none of the system's, in forced colours. */
export const foreignColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const resolve = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const system = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight', 'GrayText'];
    const known = new Set(['none', ...[...system, 'HighlightText', 'transparent'].map(resolve)]);
    probe.remove();
    const shapes = document.querySelectorAll<SVGElement>('svg :is(path, rect, circle, text)');
    return [...shapes]
      .filter((shape) => shape.getClientRects().length > 0)
      .flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((color) => !known.has(color));
      });
  });
