/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Bill } from '@/components/sections/services/bill';
import { billWords } from '@/content/bill';
import { accounting } from '@/content/services/accounting';
import { bookkeeping } from '@/content/services/bookkeeping';
import { financialPlanning } from '@/content/services/financial-planning';
import { isStrict } from '@/content/words/conduct';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);

test.each([
  ['accounting', accounting, 'Financial statements'],
  ['bookkeeping, which is what it is for', bookkeeping, 'Bookkeeping'],
] as const)('the bill of %s has its own work chosen at first', (_, content, name) => {
  render(<Bill content={content} />);
  expect(chosen()).toHaveAccessibleName(new RegExp(`^${name}`));
});

test('a bill without a fee does not say what it costs', () => {
  render(<Bill content={financialPlanning} />);
  expect(screen.getByRole('heading')).toHaveTextContent(billWords.byScope);
  expect(screen.getByRole('button')).toHaveTextContent(
    isStrict ? billWords.ask : billWords.askByScope,
  );
  expect(screen.queryByText(billWords.pay)).not.toBeInTheDocument();
});
