import { taxCalculator } from '@/content/calculators/tax';
import { calculatorContentSchema } from '@/lib/content/calculator-schemas';

test.each([
  ['an empty heading', { heading: '' }, 'heading'],
  ['a path that is no calculator', { path: '/about' }, 'path'],
  ['a link to an unknown page', { related: ['/calculators/hra', '/nowhere'] }, 'related.1'],
  ['a field that no page shows', { notes: 'x' }, ''],
])('%s is refused, and its field named', (_title, fault, field) => {
  const checked = calculatorContentSchema.safeParse({ ...taxCalculator, ...fault });
  expect(checked.error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
});
