/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { estimateCopy } from '@/content/estimate';
import { accounting } from '@/content/services/accounting';
import { bookkeeping } from '@/content/services/bookkeeping';
import { financialPlanning } from '@/content/services/financial-planning';
import { isStrict } from '@/content/words/conduct';
import { Estimate } from '@/features/services/estimate/estimate';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);

test.each([
  ['accounting', accounting, 'Financial statements'],
  ['bookkeeping, which is what it is for', bookkeeping, 'Bookkeeping'],
] as const)('the estimate of %s has its own work chosen at first', (_, content, name) => {
  render(<Estimate content={content} />);
  expect(chosen()).toHaveAccessibleName(new RegExp(`^${name}`));
});

test('an estimate without a fee does not say what it costs', () => {
  render(<Estimate content={financialPlanning} />);
  expect(screen.getByRole('heading')).toHaveTextContent(estimateCopy.byScope);
  expect(screen.getByRole('button')).toHaveTextContent(
    isStrict ? estimateCopy.ask : estimateCopy.askByScope,
  );
  expect(screen.queryByText(estimateCopy.inAll)).not.toBeInTheDocument();
});
