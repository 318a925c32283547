/** @jest-environment jsdom */
import { keepFocus } from '@/components/actions/keep-focus';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
async function waitForFrames() {
  for (let frames = 0; frames < 4; frames++) await frame();
}
const find = (id: string) => document.getElementById(id) as HTMLElement;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<main><section id="section"><p id="row"><button id="remove">Remove</button></p><button id="other">Other</button></section></main><p id="outside"><button id="menu">Menu</button></p>';
  stop = keepFocus();
});
afterEach(() => stop());

test('the nearest element around a removed one gets the focus', async () => {
  find('remove').focus();
  find('row').remove();
  await waitForFrames();
  expect(document.activeElement).toBe(find('section'));
});

test('a component may move the focus itself', async () => {
  find('remove').focus();
  find('row').remove();
  await frame();
  find('other').focus();
  await waitForFrames();
  expect(document.activeElement).toBe(find('other'));
});

test.each(['blurred before', 'outside the content'])(
  'no element gets the focus when %s',
  async (how) => {
    const id = how === 'outside the content' ? 'menu' : 'remove';
    find(id).focus();
    if (id === 'remove') find(id).blur();
    await frame();
    find(id).parentElement?.remove();
    document.getElementById('outside')?.remove();
    await waitForFrames();
    expect(document.activeElement).toBe(document.body);
  },
);
