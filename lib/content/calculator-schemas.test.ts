import { hraCalculator } from '@/content/calculators/hra';
import { taxCalculator } from '@/content/calculators/tax';
import { calculatorContentSchema } from '@/lib/content/calculator-schemas';

test.each([
  ['an empty heading', { heading: '' }, 'heading'],
  ['a path that is no calculator', { path: '/about' }, 'path'],
  ['a link to an unknown page', { related: ['/calculators/hra', '/nowhere'] }, 'related.1'],
  ['a field that no page shows', { notes: 'x' }, ''],
])('%s is refused by name', (_title, fault, field) => {
  const checked = calculatorContentSchema.safeParse({ ...taxCalculator, ...fault });
  expect(checked.error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
});

test('the two notes of the calculators', () => {
  expect(taxCalculator.note).toMatch(
    /result is simplified.*actual tax may vary with TDS, advance tax/i,
  );
  expect(hraCalculator.note).toBe(
    'The exemption applies only if you pay rent and do not live in your own house.',
  );
});
