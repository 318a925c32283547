import { isEmailAddress } from '@/lib/forms/email';
import { isBlank, MOST_IN_LINE, MOST_IN_MESSAGE, tooLong } from '@/lib/forms/limits';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not a button, an output or a fieldset, which are elements of a form as well. */
const isControl = (element: Element): element is Control => 'required' in element;

/** What our rules add to those of the browser, as a sentence; '' where they find nothing. */
function complaint({ value, required, type }: Control): string {
  const most = type === 'textarea' ? MOST_IN_MESSAGE : MOST_IN_LINE;
  if (value === '') return '';
  if (required && isBlank(value)) return 'Please fill in this field';
  if (value.length > most) return tooLong(most);
  if (type === 'email' && !isEmailAddress(value)) return 'Please enter a valid email address';
  return '';
}

function isGood(control: Control): boolean {
  const sentence = complaint(control);
  control.setCustomValidity(sentence);
  // What is corrected is not called wrong for longer than it is.
  control.addEventListener('input', () => control.setCustomValidity(''), { once: true });
  // A browser knows no letter beyond ASCII before the @; what is an address, our rule has said.
  return sentence === '' && (control.validity.valid || control.validity.typeMismatch);
}

/**
 * The form rules of the browser (required, type of the field), shown in its own way at the first
 * field that breaks one, for a form with `noValidate`: there an international mail address passes.
 * Beyond them, spaces alone are nothing, and every length has an end.
 */
export function meetsFormRules(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].filter(isControl).find((control) => !isGood(control));
  wrong?.reportValidity();
  return !wrong;
}
