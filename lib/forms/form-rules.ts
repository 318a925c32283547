import { isEmailAddress } from '@/lib/forms/email';
import { isBlank, MOST_IN_LINE, MOST_IN_MESSAGE, tooLong } from '@/lib/forms/limits';
import { nameFault } from '@/lib/forms/person-name';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field: form elements also include buttons, outputs and fieldsets. */
const isControl = (element: Element): element is Control => 'required' in element;

/** A field for the name of a person, by what the browser fills in. */
const isOfName = (control: Control) =>
  /^(given-|family-)?name$/.test(control.getAttribute('autocomplete') ?? '');

/** The complaint of our own rules, as a sentence; '' where they find no fault. */
function complaint(control: Control): string {
  const { value, required, type } = control;
  const most = type === 'textarea' ? MOST_IN_MESSAGE : MOST_IN_LINE;
  if (value === '') return '';
  if (required && isBlank(value)) return 'Please fill in this field';
  if (value.length > most) return tooLong(most);
  if (type === 'email' && !isEmailAddress(value)) return 'Please enter a valid email address';
  return isOfName(control) ? (nameFault(value) ?? '') : '';
}

function isGood(control: Control): boolean {
  const sentence = complaint(control);
  control.setCustomValidity(sentence);
  // A corrected field is no longer called wrong.
  control.addEventListener('input', () => control.setCustomValidity(''), { once: true });
  // Browsers take only ASCII before the @, so our own rule decides.
  return sentence === '' && (control.validity.valid || control.validity.typeMismatch);
}

/**
 * Checks a form by the browser's rules (required, type of the field) and shows the browser's
 * message at the first field that breaks one. The form has `noValidate`, since browsers refuse
 * international mail addresses. In addition, a value of spaces alone counts as empty and every
 * length is limited.
 */
export function meetsFormRules(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].filter(isControl).find((control) => !isGood(control));
  wrong?.reportValidity();
  return !wrong;
}
