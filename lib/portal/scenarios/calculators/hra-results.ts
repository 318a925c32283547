import { mainResults } from '@/content/calculators/names';
import { cityTypes, type ExactHraResult, workOutHra } from '@/lib/calculators/hra';
import { formatRupeesAndPaise } from '@/lib/format';
import { amountOf, defineCalculator, labelOf } from '@/lib/portal/scenarios/calculators/calculator';
import { found } from '@/lib/portal/scenarios/lines';

const fields = {
  basic: { label: 'Annual Basic Salary', takes: 'rupees' },
  hra: { label: 'Annual HRA Received', takes: 'rupees' },
  rent: { label: 'Annual Rent Paid', takes: 'rupees' },
  city: { label: 'City Type', takes: cityTypes },
} as const;

export const hraResults = defineCalculator({
  fields,
  cases: () => import('@/lib/calculators/cases/hra'),
  workOut: ({ basic, hra, rent, city }) =>
    workOutHra({ basic: amountOf(basic), hra: amountOf(hra), rent: amountOf(rent), city }),
  given: ({ basic, received, rent, city }: ExactHraResult) => [
    [fields.basic.label, formatRupeesAndPaise(basic)],
    [fields.hra.label, formatRupeesAndPaise(received)],
    [fields.rent.label, formatRupeesAndPaise(rent)],
    [fields.city.label, labelOf(cityTypes, city)],
  ],
  found: ({ exempt, taxable }) => [
    found.rupees(mainResults.hra, exempt),
    found.rupees('Taxable HRA', taxable),
  ],
  edition: ' exemption',
});
