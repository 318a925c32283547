import { expect, type Page } from '@playwright/test';

const MB = 1024 * 1024;

/**
 * The storage quota of this site in Chromium, where a write beyond it fails as on a full disk.
 * Create this before the site opens a database, as the browser reserves room in advance.
 */
export async function storageRoom(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const setQuota = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  let room = 8 * MB;
  await setQuota(room);

  return {
    async fill() {
      const isFull = await page.evaluate(async () => {
        const opening = indexedDB.open('filler');
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
        await new Promise((resolve, reject) => {
          opening.onsuccess = resolve;
          opening.onerror = () => reject(opening.error);
        });
        // Random bytes, which the browser cannot compress.
        const noise = (size: number) => {
          const bytes = new Uint8Array(size);
          for (let at = 0; at < size; at += 65_536) {
            crypto.getRandomValues(bytes.subarray(at, at + 65_536));
          }
          return bytes;
        };
        const isWritten = (size: number) =>
          new Promise<boolean>((resolve) => {
            const writing = opening.result.transaction('rows', 'readwrite');
            writing.oncomplete = () => resolve(true);
            writing.onabort = () => resolve(false);
            writing.objectStore('rows').put(noise(size), crypto.randomUUID());
          });
        let size = 1024 * 1024;
        while (size >= 1) if (!(await isWritten(size))) size /= 4;
        opening.result.close();
        return size < 1;
      });
      expect(isFull).toBe(true);
      // The browser tidies its files when the last database is closed, and would find room again.
      await setQuota(MB);
    },
    /** Makes room again, as if other data had been deleted; little, for the next `fill`. */
    empty() {
      room += 64 * MB;
      return setQuota(room);
    },
  };
}
