import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { calculatorExamples } from '@/e2e/support/calculators';
import { listScripts } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { HYDRATED } from '@/lib/browser/marks';
import { createStorageKey, THEME_KEY } from '@/lib/browser/storage-names';

/** What other programs do to a page, in the page itself. */
const changes: Record<string, () => void> = {
  'text nodes wrapped, as by a translator, just before hydration': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,option,textarea'))
        continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
  'an element beside every field, as by a password manager, at once': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.after(document.createElement('div'));
    }
  },
  'one word replaced just before hydration': () => {
    const heading = document.querySelector('h1');
    if (heading) heading.textContent += ' replaced';
  },
};

/** Holds back the last file of the framework until the returned function is called. */
async function holdLastFile(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${listScripts(path).scripts.at(-1)}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fills in every field that is seen, the last text with the caret in its middle. */
function fillFields() {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main :is(input, select, textarea):not([form=none], [data-application] :is([type=checkbox], [type=radio], [type=file], select))',
    ),
  ].filter((field) => field.checkVisibility() && !field.disabled);
  for (const field of fields) {
    if (field.type === 'radio' || field.type === 'checkbox') field.click();
    else {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (field.type === 'date') field.value = '2026-05-04';
      else field.value = field.inputMode === 'decimal' ? '75' : 'ABCD';
      for (const type of ['input', 'change']) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }
  const last = fields.findLast((field) => field.matches('[type=text], [type=password], textarea'));
  last?.focus();
  if (last && !(last instanceof HTMLSelectElement)) last.setSelectionRange(1, 2);
}

/** Every field as it is, and the one with the focus; what is root and body, and their attributes. */
function readPage() {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'),
  ];
  const { activeElement, documentElement, body } = document;
  const attributes = [...documentElement.attributes].filter(({ name }) => name !== 'data-script');
  return {
    fields: fields.map(({ name, type, value, checked }) => [name || type, value, checked]),
    focused: fields.indexOf(activeElement as HTMLInputElement),
    selection: [
      (activeElement as HTMLInputElement).selectionStart,
      (activeElement as HTMLInputElement).selectionEnd,
    ],
    root: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    isSame: [documentElement, body].every((element) => 'isServed' in element),
  };
}

/** Opens a page, fills it in while another program changes it, and starts React. */
async function openChanged(page: Page, path: string, change: () => void, isAtOnce: boolean) {
  const release = await holdLastFile(page, path);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate((hydrated) => {
    for (const element of [document.documentElement, document.body]) {
      Object.assign(element, { isServed: true });
    }
    addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }));
  }, HYDRATED);
  if (isAtOnce) await page.evaluate(change);
  await page.evaluate(fillFields);
  const before = await page.evaluate(readPage);
  if (!isAtOnce) await page.evaluate(change);
  release();
  await page.waitForFunction(() => 'isHydrated' in window);
  await page.unrouteAll({ behavior: 'wait' });
  return before;
}

/** What must hold on a page once it runs: the calculator counts and the form has a draft, as typed. */
const ends: Record<string, (page: Page) => Promise<unknown>> = {
  '/contact': (page) =>
    expect
      .poll(() =>
        page.evaluate((key) => sessionStorage.getItem(key), createStorageKey('contact-draft')),
      )
      .toContain('"message":"ABCD"'),
  ...Object.fromEntries(
    calculatorExamples.map(({ path }) => [
      path,
      async (page: Page) => {
        await page.getByRole('button', { name: 'Calculate', exact: true }).first().click();
        await expect(page.locator('[data-answered]')).toHaveCount(1);
      },
    ]),
  ),
};

/** Of each kind of field, a page; some belong to the client area, which a firm may not have. */
const pages = [
  ...['/', '/contact', '/signup', '/calculators/tax', '/calculators/gst', '/services/compliance'],
  ...['/dashboard/documents', '/dashboard/profile'],
].filter((address) => routes.some(({ path }) => path === address));

for (const path of pages) {
  test(`${path} keeps what was typed, the focus and the root where something else changes it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
    for (const [name, change] of Object.entries(changes)) {
      await test.step(name, async () => {
        await page.goto('about:blank');
        const before = await openChanged(page, path, change, name.endsWith('at once'));
        const readServed = async () => {
          const { fields, ...read } = await page.evaluate(readPage);
          // Once it runs, the calendar adds fields after the ones that the page was served with.
          return { fields: fields.slice(0, before.fields.length), ...read };
        };
        await expect.poll(readServed).toEqual({ ...before, isSame: true });
        expect(before.root).toMatchObject({ 'data-theme': 'dark' });
        await ends[path]?.(page);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}
