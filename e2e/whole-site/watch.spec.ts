import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

const ADDRESS = 'http://localhost/watched';

test('the watch sees a page that loads twice', { tag: '@phone' }, async ({ page, watchFaults }) => {
  let loads = 0;
  await page.route(ADDRESS, (route) => {
    loads += 1;
    const script = loads === 1 ? '<script>location.reload()</script>' : '';
    return route.fulfill({ contentType: 'text/html', body: `<h1>Load ${loads}</h1>${script}` });
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Load 2' })).toBeVisible();
  expect(watchFaults.splice(0)).toEqual([`loaded twice: ${ADDRESS}`]);
  await page.reload();
  await page.goto(ADDRESS);
  expect(watchFaults).toEqual([]);
});

test('the watch sees a press that ends on another control', { tag: '@phone' }, async ({
  browser,
  watchFaults,
}) => {
  const page = await browser.newPage();
  const body = `
    <button style="position: fixed; inset: 0; height: 5rem" onmousedown="this.remove()">One</button>
    <button style="height: 5rem; width: 100%">Two</button>
  `;
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(ADDRESS);
  await page.mouse.move(30, 30);
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'One' })).toHaveCount(0);
  await page.mouse.up();
  await expect
    .poll(() => watchFaults.splice(0))
    .toEqual(['a press began on <button> One and ended on <button> Two']);
  await page.getByRole('button', { name: 'Two' }).click();
  expect(watchFaults).toEqual([]);
  await page.close();
});
