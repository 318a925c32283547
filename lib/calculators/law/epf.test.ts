import { payrollTable } from '@/content/tables/payroll';
import { inRupees } from '@/content/words/rupees';
import { epfOn, epfRule } from '@/lib/calculators/law/epf';

// Since 17 September 2026, as the EPFO's own answers have it.
test.each([
  [25_000, 3000, 2083, 125, 125, 3250],
  [60_000, 3000, 2083, 125, 125, 3250],
  [20_000, 2400, 1666, 100, 100, 2600],
])(
  'wages of %i: employee %i, pension %i, EDLI %i, administration %i, employer %i in all',
  (wages, employee, pension, edli, administration, employerInAll) => {
    const paid = epfOn(wages);
    expect(paid).toMatchObject({ employee, pension, edli, administration, employerInAll });
    expect(paid.pension + paid.fund).toBe(employee);
  },
);

test.each([epfRule.value.ceiling, 20_000])(
  'the payroll table has the sums on wages of %i',
  (wages) => {
    const row = payrollTable.rows.find(({ item }) =>
      item.startsWith(`EPF on wages of ${inRupees(wages)}`),
    );
    const { employee, pension, fund, edli, administration, employerInAll } = epfOn(wages);
    expect(row?.item).toContain(
      `employee ${inRupees(employee)}, employer ${inRupees(employerInAll)} (pension ${inRupees(pension)}, fund ${inRupees(fund)}, EDLI ${inRupees(edli)}, administration ${inRupees(administration)})`,
    );
  },
);
