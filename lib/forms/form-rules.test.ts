/** @jest-environment jsdom */
import { meetsFormRules } from '@/lib/forms/form-rules';

/** A form of one field, filled in by a visitor, and what the browser would say about it. */
function ask(field: string, value: string) {
  document.body.innerHTML = `<form novalidate>${field}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const control = form.elements[0] as HTMLInputElement;
  control.value = value;
  return { form, control, meets: meetsFormRules(form) };
}

const EMAIL = '<input type="email" required>';
const LINE = '<input required>';
const NAME = '<input autocomplete="name" required>';
const MESSAGE = '<textarea required></textarea>';

test.each([
  ['an address', EMAIL, 'asha@example.in'],
  ['an address with a plus', EMAIL, 'asha+gst@example.in'],
  ['an address in Devanagari', EMAIL, 'राम@उदाहरण.भारत'],
  ['an address in Devanagari after the @', EMAIL, 'ram@उदाहरण.भारत'],
  ['no address where none is asked for', '<input type="email">', ''],
  ['one letter', LINE, 'अ'],
  ['one emoji', LINE, '🙏'],
  ['script', LINE, '<script>alert(1)</script>'],
  ['Urdu', LINE, 'سلمان'],
  ['a name', NAME, 'आशा D’Souza'],
  ['254 characters', LINE, 'a'.repeat(254)],
  ['1,00,000 in a message', MESSAGE, 'a'.repeat(100_000)],
  ['spaces where nothing is asked for', '<input>', '   '],
  ['a password with spaces', '<input type="password" required>', ' a b '],
])('%s passes', (_, field, value) => {
  const { control, meets } = ask(field, value);
  expect(meets).toBe(true);
  expect(control.value).toBe(value);
});

test.each([
  ['nothing', LINE, '', ''],
  ['no choice', '<select required><option value="">Select</option></select>', '', ''],
  ['half an address', EMAIL, 'asha@', 'Please enter a valid email address'],
  ['half an address in Devanagari', EMAIL, 'राम@भारत', 'Please enter a valid email address'],
  ['half an address, not asked for', '<input type="email">', 'राम@', /^Please enter a valid email/],
  ['spaces', LINE, '   ', 'Please fill in this field'],
  ['spaces that cannot be seen', LINE, '\u200b\u2060\u00a0', 'Please fill in this field'],
  ['a blank pattern of Braille', LINE, '\u2800', 'Please fill in this field'],
  ['a NUL', LINE, '\0', 'Please fill in this field'],
  ['lines of nothing', MESSAGE, '\n \n', 'Please fill in this field'],
  ['255 characters', LINE, 'a'.repeat(255), 'Please use at most 254 characters'],
  ['a name turned around', NAME, 'Asha \u202eoaR', /without characters that cannot be seen/],
  ['a first name of figures', '<input autocomplete="given-name">', '42', /only letters, spaces/],
  ['a megabyte', LINE, 'a'.repeat(1_000_000), 'Please use at most 254 characters'],
  ['a megabyte of message', MESSAGE, 'a'.repeat(1_000_000), /at most 1,00,000 characters/],
  ['a long password', '<input type="password">', 'a'.repeat(255), /at most 254 characters/],
])('%s is refused, and the field keeps it', (_, field, value, sentence) => {
  const { control, meets } = ask(field, value);
  expect(meets).toBe(false);
  expect(control.value).toBe(value);
  expect(control.validity.valueMissing || control.validity.customError).toBe(true);
  if (sentence) expect(control.validationMessage).toMatch(sentence);
});

test('the first field that breaks a rule is the one that is shown', () => {
  document.body.innerHTML = `<form novalidate>
    <fieldset>${LINE}</fieldset><output></output><button></button>${EMAIL}${LINE}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const shown: EventTarget[] = [];
  form.addEventListener('invalid', ({ target }) => target && shown.push(target), true);
  const [name, email] = form.querySelectorAll('input');
  if (name) name.value = 'Asha';
  expect(meetsFormRules(form)).toBe(false);
  expect(shown).toEqual([email]);
});

test('a corrected field is no longer called wrong', () => {
  const { control, form } = ask(EMAIL, 'राम@');
  control.value = 'राम@उदाहरण.भारत';
  control.dispatchEvent(new Event('input'));
  expect(control.validity.customError).toBe(false);
  expect(meetsFormRules(form)).toBe(true);
});
