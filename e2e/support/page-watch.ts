import type { Page } from '@playwright/test';

/** What must not happen while a page is open: errors, missing files, requests to other origins. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = ['blob:', 'data:'].includes(url.protocol) || url.hostname === 'localhost';
    if (!isLocal) faults.push(`another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Waits until React has taken over the page, which it does when idle or at the first key. */
export async function untilHydrated(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__react')),
  );
}
