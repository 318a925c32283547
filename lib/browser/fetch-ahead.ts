type Connection = { saveData?: boolean; effectiveType?: string };

export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

/** In milliseconds, for browsers without `requestIdleCallback`. */
const SOON = 200;
/** In milliseconds: some browsers are never idle. */
const AT_LAST = 2000;

export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: AT_LAST });
    } else setTimeout(resolve, SOON);
  });

/**
 * Fetches a file into the HTTP cache at low priority. Safari has no `rel=prefetch`, Firefox applies
 * `default-src` to it, and browsers warn of a preload that is not used.
 */
export async function fetchFile(href: string): Promise<void> {
  try {
    const response = await fetch(href, { priority: 'low' });
    // A response that is not read to its end is not cached.
    await response.arrayBuffer();
  } catch {
    // It is fetched again when it is needed.
  }
}
