/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NoWrap } from '@/components/text/no-wrap';
import { joinUnbroken } from '@/lib/text/unbroken';

const cases: readonly [text: string, whole: readonly string[]][] = [
  ['Quotation Q-2026-002 received', ['Q-2026-002']],
  ['Quotation prepared within 24-48 hours.', ['24-48 hours']],
  ['GSTR-1 and GSTR-3B, REG-01 to GSTIN', ['GSTR-1', 'GSTR-3B', 'REG-01']],
  ['ITR-2/3 and ITR-4/5/6', ['ITR-2/3', 'ITR-4/5/6']],
  ['A belated return for AY 2026-27, tax year 2026-27', ['AY 2026-27', '2026-27']],
];

test.each(cases)('%s stays on one line in %j, and as text', (text, whole) => {
  const { container } = render(<NoWrap>{text}</NoWrap>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});

test.each([
  ['Turnover up to ₹50 lakh or ₹1.5 crore', ['₹50 lakh', '₹1.5 crore']],
  ['At 2% since 1 October 2024, by 31 July', ['1 October 2024', '31 July']],
  ['Rent or property: Form 141, Forms 131 and 133', ['Form 141', 'Forms 131']],
  ['Profile saved, 5 minutes', []],
])('%s has no-break spaces in %j, and no element', (text, whole) => {
  const { container } = render(<NoWrap>{text}</NoWrap>);
  expect(container.querySelector('span')).toBeNull();
  expect(container.textContent).toBe(
    whole.reduce((all, part) => all.replace(part, part.replaceAll(' ', '\u00a0')), text),
  );
});

test.each(cases)('%s is held together without an element in %j', (text, whole) => {
  const held = joinUnbroken(text);
  expect(held.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text);
  for (const part of whole) expect(held).not.toContain(part);
});
