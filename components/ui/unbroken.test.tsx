/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

test.each([
  ['Quotation Q-2026-002 received', ['Q-2026-002']],
  ['Quotation prepared within 24-48 hours.', ['24-48 hours']],
  ['Profile saved', []],
])('%s stays whole in %j, and as a text', (text, whole) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});
