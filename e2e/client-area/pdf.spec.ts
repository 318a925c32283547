import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parts } from '@/content/parts';
import { sampleProfile } from '@/content/samples/profile';
import { expectAccessible } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { LOOKED, shownFee } from '@/e2e/support/portal';
import { quotationNumber, received as sampleQuotation } from '@/e2e/support/samples';
import { untilStored } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { SAMPLES_DATABASE } from '@/lib/browser/storage-names';
import { PDF_FONTS } from '@/lib/pdf/fonts';

const NO_PICTURE = /^We did not make the PDF: a name or a note is not in English letters/;

async function open(download: Download) {
  const data = new Uint8Array(await readFile(await download.path()));
  return getDocument({ data, verbosity: 0 }).promise;
}

async function readText(download: Download): Promise<string> {
  const pdf = await open(download);
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    lines.push(...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')));
  }
  return lines.join('');
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['getPage']>>;

async function countInk(page: PdfPage): Promise<number[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = argsArray.flatMap((args, index) =>
    fnArray[index] === OPS.paintImageXObject ? [args[0]] : [],
  );
  return Promise.all(
    names.map(async (name) => {
      const { data } = await new Promise<{ data: Uint8Array }>((resolve) => {
        page.objs.get(name, resolve);
      });
      return data.filter((value, index) => index % 4 === 3 && value > 128).length;
    }),
  );
}

const received = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByText('Received', { exact: true }) });
const download = (page: Page) => received(page).getByRole('button', { name: /Download/ });

async function openQuotations(page: Page) {
  await page.goto('/dashboard/quotations');
  await untilHydrated(page);
  await expect(download(page)).toBeVisible();
}

async function fill(page: Page, change: { services: string[]; notes: string; client: string }) {
  await page.goto('/dashboard/quotations');
  await untilHydrated(page);
  await expect(download(page)).toBeVisible();
  await untilStored(page);
  await page.evaluate(
    async ({ services, notes, client, samples }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open(samples));
      const stores = db.transaction(['threads', 'profile'], 'readwrite');
      const threads = stores.objectStore('threads');
      const answers = (row: { events: { step: string; message: { validUntil: string } }[] }) =>
        row.events.filter(({ step }) => step === 'answered');
      const today = new Date().toISOString().slice(0, 10);
      const row = (await done(threads.getAll())).find((thread) =>
        answers(thread).some(({ message }) => message.validUntil > today),
      );
      for (const { message } of answers(row)) {
        Object.assign(message, {
          lines: services.map((service) => ({ of: null, service, fee: 1000, why: '' })),
          gst: { supply: 'none', rate: 0, rupees: 0 },
          total: 1000 * services.length,
          notes,
        });
      }
      await done(threads.put(row));
      const [profile] = await done(stores.objectStore('profile').getAll());
      await done(stores.objectStore('profile').put({ ...profile, fullName: client }));
      db.close();
    },
    { ...change, samples: SAMPLES_DATABASE },
  );
  // The site notes this with each change, so the page waits for its rows and shows no samples.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, LOOKED);
  await openQuotations(page);
}

async function save(page: Page): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await download(page).click();
  return waiting;
}

const names = {
  client: 'श्रीनिवास कृष्णमूर्ति द्विवेदी',
  services: [
    'தமிழ்ச்செல்வன் ஸ்ரீனிவாசன் audit',
    'محمد عبداللہ خان',
    'बी र्\u200dयांनी',
    'بی\u200cبی زہرہ',
    'Łódź ₹ 50',
  ],
  notes: 'سرکاری فیس اصل کے مطابق۔ نوٹ 2024 اردو\nसरकारी शुल्क अलग।',
};

/** What a person can paste into a name, at its greatest length and number. */
const hostile = {
  client: `a${'\u0301\u0323'.repeat(250)}`,
  services: [
    'one\u0000two\ud83d \u202eabc\u202c',
    '\u200b',
    ' \n',
    '\u093f\u094d',
    '👨‍👩‍👧🏽 🇮🇳 1️⃣',
    '﷽'.repeat(20),
    '𑄌𑄋𑄴𑄟𑄳𑄦 漢字',
    'क'.repeat(200),
    ...Array.from({ length: 80 }, (_, index) => `सेवा ${index}, ${'W'.repeat(150)}`),
  ],
  notes: 'न'.repeat(2000),
};

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

test.describe('PDF of a quotation', { tag: ['@phone', '@client-area'] }, () => {
  test('a press makes the PDF of a quotation, and two presses make one file', async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    const holdsLibrary = async () => {
      const scripts = fetched.filter((address) => address.endsWith('.js'));
      const texts = await Promise.all(
        [...new Set(scripts)].map(async (address) => (await page.request.get(address)).text()),
      );
      return texts.some((text) => text.includes('StructTreeRoot'));
    };
    const fonts = () => fetched.filter((address) => address.includes('/pdf-fonts/'));
    const downloads: Download[] = [];
    page.on('download', (file) => downloads.push(file));
    await openQuotations(page);
    expect(fonts()).toEqual([]);
    expect(await holdsLibrary()).toBe(false);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/pdf-fonts/text.ttf', async (route) => {
      await held;
      await route.continue();
    });
    const waiting = page.waitForEvent('download');
    await download(page).dblclick();
    const making = received(page).getByRole('button', { name: /^Making the PDF/ });
    await expect(making).toHaveAttribute('aria-disabled', 'true');
    release();
    const file = await waiting;
    expect(await holdsLibrary()).toBe(true);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${quotationNumber('received')}\\.pdf$`));
    const text = await readText(file);
    const lines = sampleQuotation.lines.flatMap(({ service, price }) => [service, shownFee(price)]);
    for (const phrase of [
      `Prepared for ${sampleProfile.fullName}`,
      ...lines,
      shownFee(sampleQuotation.total),
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).toMatch(/Valid until \d+ \w+ \d{4}/);
    expect(text).not.toContain('left');
    expect(fonts()).toHaveLength(PDF_FONTS.length);
    await expect(download(page)).toHaveText(/^Download Q/);
    expect(downloads).toHaveLength(1);
  });

  test('names in other scripts are pictures, and are copied as typed', async ({ page }) => {
    await fill(page, names);
    const file = await save(page);
    const text = await readText(file);
    for (const phrase of [`Prepared for ${names.client}`, ...names.services]) {
      expect(text).toContain(phrase);
    }
    for (const line of names.notes.split('\n')) expect(text).toContain(line);
    const pdf = await open(file);
    const info = await pdf.getMetadata();
    expect(info.info).toMatchObject({ Language: 'en-IN' });
    const inks = await countInk(await pdf.getPage(1));
    expect(inks).toHaveLength(7);
    for (const ink of inks) expect(ink).toBeGreaterThan(200);
  });

  test('any typed text makes a complete file', async ({ page }) => {
    test.slow();
    await fill(page, hostile);
    const text = await readText(await save(page));
    for (const phrase of ['सेवा 79,', '𑄌𑄋𑄴𑄟𑄳𑄦 漢字', 'one two']) {
      expect(text).toContain(phrase);
    }
    expect(text.replace(/\s/g, '')).toContain('न'.repeat(300));
  });

  test('qpdf finds no fault in the files', async ({ page }) => {
    test.skip(!isInstalled('qpdf'), 'qpdf is not installed');
    test.slow();
    for (const content of [names, hostile]) {
      await fill(page, content);
      const file = await (await save(page)).path();
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors found',
      );
    }
  });

  test('names in other scripts are copied from Poppler as typed', async ({ page }) => {
    test.skip(!isInstalled('pdftotext'), 'Poppler is not installed');
    await fill(page, names);
    const file = await (await save(page)).path();
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
      // Poppler marks the direction of each line.
      .replace(/[\u202a-\u202e]/g, '');
    for (const phrase of [names.client, ...names.services]) expect(text).toContain(phrase);
  });

  test('a browser that does not release drawings gets an explanation', async ({ page }) => {
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
        new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
    });
    await fill(page, names);
    await download(page).click();
    await expect(received(page).getByRole('alert')).toHaveText(NO_PICTURE);
  });

  for (const [part, address] of Object.entries({
    font: '**/pdf-fonts/text.ttf',
    script: '**/_next/static/chunks/*.js',
  })) {
    test(`a ${part} that fails to load is reported beside the button, which can be pressed again`, async ({
      page,
    }) => {
      await openQuotations(page);
      await page.route(address, (route) => route.abort());
      await download(page).click();
      const card = received(page);
      await expect(card.getByRole('alert')).toHaveText(parts.failed);
      await expect(download(page)).toBeFocused();
      await expectAccessible(page);
      await page.unroute(address);
      expect(await readText(await save(page))).toContain(sampleQuotation.lines[0]?.service);
      await expect(card.getByRole('alert')).toHaveCount(0);
    });
  }
});
