/** @jest-environment jsdom */

import { contactSubjects, linkedSubject } from '@/lib/forms/contact-options';
import { linkedSubjectScript, missingPathScript } from '@/lib/runtime/in-place-scripts';

/** Runs a script as in a page with this address and content. */
function run(script: string, address: string, html = '') {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
}

const options = contactSubjects.map(({ value }) => `<option value="${value}">${value}</option>`);
const field = `<select name="subject"><option value="">Select</option>${options.join('')}</select>`;

test.each([
  ...contactSubjects.map(({ value }) => `?subject=${value}`),
  '',
  '?subject=',
  '?subject=other%20things',
  '?subject=__proto__',
  '?topic=gst',
  '?subject=itr&subject=gst',
  '?subject=%22%5D',
])('/contact%s selects the same subject as linkedSubject', (query) => {
  run(linkedSubjectScript, `/contact${query}`, field);
  expect(document.querySelector('select')?.value).toBe(linkedSubject(query));
});

test('a missing path is logged to the console once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  run(missingPathScript, '/no/such/page?a#b');
  expect(error.mock.calls).toEqual([['404: no page at /no/such/page']]);
});
