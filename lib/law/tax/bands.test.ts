import { getTaxBands } from '@/features/calculators/tax/tax';
import { listBands } from '@/lib/law/tax/bands';

test('the bands of the new regime are written as a sentence', () => {
  const lines = listBands(getTaxBands('new', 'below60')).map(({ label, values }) => [
    label,
    ...values,
  ]);
  expect(lines).toEqual([
    ['Up to ₹3,00,000', 'Nil'],
    ['₹3,00,001 to ₹6,00,000', '5%'],
    ['₹6,00,001 to ₹9,00,000', '10%'],
    ['₹9,00,001 to ₹12,00,000', '15%'],
    ['₹12,00,001 to ₹15,00,000', '20%'],
    ['Above ₹15,00,000', '30%'],
  ]);
});
