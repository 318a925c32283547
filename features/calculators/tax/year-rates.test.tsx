/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { YearRates } from '@/features/calculators/tax/year-rates';

test('tax year 2026-27 has seven slabs, and no tax up to 12 lakh, or 12.75 lakh of salary', () => {
  render(<YearRates year="TY2026-27" />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Up to ₹4,00,000Nil',
    '₹4,00,001 to ₹8,00,0005%',
    '₹8,00,001 to ₹12,00,00010%',
    '₹12,00,001 to ₹16,00,00015%',
    '₹16,00,001 to ₹20,00,00020%',
    '₹20,00,001 to ₹24,00,00025%',
    'Above ₹24,00,00030%',
    expect.stringMatching(/^No tax up to.*₹12,00,000$/),
    expect.stringMatching(/^With a salary or pension.*₹75,000₹12,75,000$/),
  ]);
  expect(screen.getByRole('region', { name: 'Tax year 2026-27' })).toHaveTextContent(
    'Old regime: no tax up to ₹5,00,000. To the tax you add cess of 4%.',
  );
});
