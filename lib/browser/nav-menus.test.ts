/** @jest-environment jsdom */
import { readyMenus } from '@/lib/browser/nav-menus';

const OPEN = '[data-slot=nav-menu]:popover-open';

/** The header's menu, open; jsdom knows neither the selector nor the method. */
function openMenu() {
  document.body.innerHTML = `
    <button type="button" popovertarget="services">Services</button>
    <div id="services" data-slot="nav-menu"><a href="/services/audit">Audit</a></div>
    <a href="/about">About</a>`;
  const menu = document.getElementById('services') as HTMLElement;
  menu.hidePopover = jest.fn();
  const query = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) =>
      selector === OPEN ? query('[data-slot=nav-menu]') : query(selector),
    );
  return menu;
}

beforeAll(readyMenus);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['stays open while the focus is on the button that opened it', 'button', 0],
  ['stays open while the focus is on one of its links', '#services a', 0],
  ['closes when the focus moves on to another link', '[href="/about"]', 1],
])('an open menu %s', (_, target, closed) => {
  const menu = openMenu();
  document.querySelector<HTMLElement>(target)?.focus();
  expect(menu.hidePopover).toHaveBeenCalledTimes(closed);
});
