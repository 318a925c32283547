import type { Page } from '@playwright/test';
import { whole } from '@/lib/text/unbroken';

/** Amounts, dates, years and names of forms of the page that are broken across two lines, as shown. */
export const listBrokenAmounts = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg')) continue;
      for (const { 0: part, index } of text.data.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${part} of ${text.data.slice(0, 80)}`);
      }
    }
    return broken;
  }, whole.source);

/**
 * Words broken between two letters, but for parts of an identifier, words joined by a slash, and a
 * name that is wider than the window.
 */
export const wordsBrokenByLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, noscript') || parent.clientWidth === 1) continue;
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\p{L}\d@./_-])\p{L}+(?![\p{L}\d@/])/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        if (parts.reduce((sum, { width }) => sum + width, 0) > innerWidth) continue;
        const lines = new Set(parts.map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${word} of ${text.data.trim().slice(0, 60)}`);
      }
    }
    return broken;
  });
