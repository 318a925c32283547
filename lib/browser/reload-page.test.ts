import { reloadPage } from '@/lib/browser/reload-page';

const reload = jest.fn();
const assign = jest.fn();

beforeAll(() => {
  const location = { href: 'https://firm.example/cart', pathname: '/cart', search: '' };
  Object.assign(globalThis, { history: { replaceState: () => {} } });
  Object.assign(globalThis, { location: { ...location, reload, assign } });
});

test('a page reloads once for a change that other tabs report in parts, and again for a later one', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  reloadPage();
  reloadPage();
  expect(reload).toHaveBeenCalledTimes(1);
  reloadPage('/login');
  expect(assign).toHaveBeenCalledTimes(1);
  now.mockReturnValue(5000);
  reloadPage('/login');
  reloadPage();
  expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});
