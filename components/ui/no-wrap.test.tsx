/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NoWrap } from '@/components/ui/no-wrap';

test.each([
  ['Quotation Q-2026-002 received', ['Q-2026-002']],
  ['Quotation prepared within 24-48 hours.', ['24-48 hours']],
  ['GSTR-1 and GSTR-3B, REG-01 to GSTIN', ['GSTR-1', 'GSTR-3B', 'REG-01']],
  ['ITR-2/3 and ITR-4/5/6', ['ITR-2/3', 'ITR-4/5/6']],
  ['Turnover up to ₹50 lakh or ₹1 crore', ['₹50 lakh', '₹1 crore']],
  ['Profile saved', []],
])('%s stays on one line in %j, and as text', (text, whole) => {
  const { container } = render(<NoWrap>{text}</NoWrap>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});
