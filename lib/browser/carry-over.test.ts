/** @jest-environment jsdom */
import { followVisitor } from '@/lib/browser/carry-over';

const page = `
  <form><input name="name" value="" class="a"><textarea name="message"></textarea>
  <select name="subject"><option value="">Select</option><option value="gst">GST</option></select>
  <input type="radio" name="city" value="metro" checked><input type="radio" name="city" value="other">
  <input type="checkbox" name="agreed"></form>
  <form><input name="name" value=""></form>
  <details><summary>More</summary></details><dialog></dialog>
  <button type="button">Open</button><button type="submit">Send</button>`;

const fieldsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value),
  );

const find = <Element extends HTMLElement>(selector: string, rank = 0) =>
  document.querySelectorAll<Element>(selector)[rank] as Element;

function type(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function drawAgain() {
  document.body.innerHTML = page;
}

beforeEach(drawAgain);

function enterAll() {
  type(find('[name=name]', 0), 'Asha');
  type(find('[name=name]', 1), 'Ravi');
  type(find('textarea'), 'A registration');
  find<HTMLSelectElement>('select').value = 'gst';
  find('[value=other]').click();
  find('[name=agreed]').click();
}

test('entered values are in the new elements, each in its own form', () => {
  const visitor = followVisitor();
  enterAll();
  find('form').insertAdjacentHTML('afterbegin', '<input type="text" name="foreign"><span></span>');
  visitor.notePage();
  drawAgain();
  visitor.carryOver([]);
  expect(fieldsIn(document)).toEqual(['Asha', 'A registration', 'gst', false, true, true, 'Ravi']);
});

test('listeners of the new page hear of the values as if they were entered now', () => {
  const visitor = followVisitor();
  enterAll();
  visitor.notePage();
  drawAgain();
  const heard: string[] = [];
  for (const name of ['input', 'change']) {
    document.body.addEventListener(
      name,
      ({ target }) => heard.push(`${name} ${(target as HTMLInputElement).name}`),
      { once: false },
    );
  }
  visitor.carryOver([]);
  expect(heard).toEqual(
    expect.arrayContaining([
      'input name',
      'input message',
      'change subject',
      'change city',
      'change agreed',
    ]),
  );
});

test('listeners of a page that stays hear of them too, and value and caret are left alone', () => {
  const visitor = followVisitor();
  visitor.notePage();
  const field = find<HTMLInputElement>('[name=name]');
  type(field, 'Asha');
  field.setSelectionRange(1, 3);
  const heard = jest.fn();
  field.addEventListener('input', heard);
  visitor.carryOver([]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Asha', 1, 3]);
});

test('values restored from an earlier visit give way to those entered in this one', () => {
  const visitor = followVisitor();
  const field = find<HTMLInputElement>('[name=name]');
  type(field, 'Asha');
  visitor.notePage();
  field.value = 'of an earlier visit';
  visitor.carryOver([]);
  expect(field.value).toBe('Asha');
});

test('a field as it was served is left to the page', () => {
  const visitor = followVisitor();
  visitor.notePage();
  drawAgain();
  const heard = jest.fn();
  document.body.addEventListener('input', heard);
  visitor.carryOver([]);
  expect(heard).not.toHaveBeenCalled();
});

test('the focus and the selection go to the new field', () => {
  const visitor = followVisitor();
  const field = find<HTMLTextAreaElement>('textarea');
  type(field as unknown as HTMLInputElement, 'A registration');
  field.focus();
  field.setSelectionRange(2, 5);
  visitor.notePage();
  drawAgain();
  visitor.carryOver([]);
  const now = find<HTMLTextAreaElement>('textarea');
  expect(now).toHaveFocus();
  expect([now.selectionStart, now.selectionEnd]).toEqual([2, 5]);
});

test('a held press goes to the new button, and an opened disclosure is open', () => {
  const visitor = followVisitor();
  visitor.notePage();
  const held = [find('button', 1)];
  find<HTMLDetailsElement>('details').open = true;
  find<HTMLDialogElement>('dialog').open = true;
  const show = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal: show });
  drawAgain();
  visitor.carryOver(held);
  expect(show.mock.contexts).toEqual([find('dialog')]);
  expect(held).toEqual([find('button', 1)]);
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
});

test('the root element keeps its attributes', () => {
  const root = document.documentElement;
  root.dataset.area = 'own';
  const visitor = followVisitor();
  visitor.notePage();
  root.dataset.theme = 'dark';
  root.removeAttribute('data-area');
  visitor.carryOver([]);
  expect(root.dataset).toMatchObject({ area: 'own', theme: 'dark' });
});
