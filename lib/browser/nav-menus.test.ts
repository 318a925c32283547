/** @jest-environment jsdom */
import { followCommands, followMenus } from '@/lib/browser/nav-menus';

const OPEN = '[data-slot=nav-menu]:popover-open';

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

const wide = new EventTarget();

beforeAll(() => {
  Object.assign(window, { matchMedia: () => wide });
  followMenus();
});
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

/** 270 px wide, at the right of a window of 390 px; jsdom has neither layout nor method. */
function openDialog() {
  document.body.innerHTML = `
    <button type="button" commandfor="menu">Menu</button>
    <dialog id="menu" open><h2>Menu</h2><a href="#about"><b>About</b></a></dialog>`;
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.close = jest.fn();
  dialog.getBoundingClientRect = () => new DOMRect(120, 0, 270, 844);
  return dialog;
}

test.each([
  ['closes at a press on the page beside it', 'dialog', 60, 1],
  ['stays at a press on its own ground', 'dialog', 200, 0],
  ['stays at a press on its heading', 'h2', 200, 0],
  ['closes when a link in it is chosen', 'b', 200, 1],
])("the phone's menu %s", (_, target, clientX, closed) => {
  const dialog = openDialog();
  document
    .querySelector(target)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }));
  expect(dialog.close).toHaveBeenCalledTimes(closed);
});

test("the phone's menu closes where the header shows its own menus", () => {
  const dialog = openDialog();
  wide.dispatchEvent(new Event('change'));
  expect(dialog.close).toHaveBeenCalledTimes(1);
});

test.each([
  ['which got none when it was pressed', '', 'button'],
  ['but not if something else has it', '#other', '#other'],
])('the focus returns to the button of a closed dialog, %s', (_, focused, expected) => {
  const dialog = openDialog();
  document.body.insertAdjacentHTML('beforeend', '<button id="other">Other</button>');
  if (focused) document.querySelector<HTMLElement>(focused)?.focus();
  dialog.dispatchEvent(new Event('close'));
  expect(document.querySelector(expected)).toHaveFocus();
});

describe('buttons with a command', () => {
  const show = jest.fn();
  const close = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(HTMLDialogElement.prototype, { showModal: show, close });
    document.body.innerHTML = `
    <button commandfor="menu" command="show-modal"><b>Menu</b></button>
    <dialog id="menu"><button commandfor="menu" command="close"><b>Close</b></button></dialog>
    <button command="show-modal"><b>Other</b></button>`;
  });

  function press(name: string) {
    for (const inside of document.querySelectorAll('b')) {
      if (inside.textContent === name) inside.click();
    }
  }

  test('a browser that knows commands is left to follow them', () => {
    Object.assign(HTMLButtonElement.prototype, { command: '' });
    followCommands();
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    press('Menu');
    expect(show).not.toHaveBeenCalled();
  });

  test('in one that does not, the button opens its dialog and Close closes it', () => {
    followCommands();
    press('Menu');
    expect([show.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    press('Close');
    expect([show.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    press('Other');
    expect([show.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });
});
