/** Fetching what will soon be needed, while nobody waits. */

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked to save data, or has a connection of 2G. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

/** For browsers that cannot tell when they are idle, in milliseconds. */
const SOON = 200;
/** Some are never idle, or never say so; in milliseconds. */
const AT_LAST = 2000;

/** Resolves when the browser has nothing to do, or at last. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: AT_LAST });
    } else setTimeout(resolve, SOON);
  });

/**
 * Fetches a file of the site at low priority into the HTTP cache, where its use finds it. Safari has no
 * `rel=prefetch`, Firefox holds that to `default-src`, and browsers warn of a preload that is not used.
 */
export async function fetchFile(href: string): Promise<void> {
  try {
    const response = await fetch(href, { priority: 'low' });
    // A response that is not read to its end is not cached.
    await response.arrayBuffer();
  } catch {
    // Its use asks for it again.
  }
}
