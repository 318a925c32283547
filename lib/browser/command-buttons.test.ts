/** @jest-environment jsdom */
import { followCommands } from '@/lib/browser/command-buttons';

const show = jest.fn();
const close = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom lacks both.
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
