import { accounting } from '@/content/services/accounting';
import { payrollTable } from '@/content/tables/payroll';
import { inRupees } from '@/content/words/rupees';
import { epfOn, epfRule } from '@/lib/calculators/law/epf';

test.each([
  ['notification of 29 May 2026', 15_000, 15_000, 1800, 1250, 75, 75, 1950],
  ['notification of 29 May 2026', 60_000, 15_000, 1800, 1250, 75, 75, 1950],
  ['notification of 29 May 2026', 10_000, 15_000, 1200, 833, 50, 50, 1300],
  ['S.O. 5109(E), as reported', 60_000, 25_000, 3000, 2083, 125, 125, 3250],
  ['S.O. 5109(E), as reported', 20_000, 25_000, 2400, 1666, 100, 100, 2600],
])(
  '%s: wages of %i, ceiling %i: employee %i, pension %i, EDLI %i, administration %i, employer %i',
  (_source, wages, ceiling, employee, pension, edli, administration, employerInAll) => {
    const paid = epfOn(wages, ceiling);
    expect(paid).toMatchObject({ employee, pension, edli, administration, employerInAll });
    expect(paid.pension + paid.fund).toBe(employee);
  },
);

test.each(epfRule.value.ceilings)(
  'table and page have the sums at a ceiling of %i, and none of them is certain',
  (ceiling) => {
    const row = payrollTable.rows.find(({ item }) =>
      item.startsWith(`EPF at a ceiling of ${inRupees(ceiling)}`),
    );
    const paid = epfOn(ceiling, ceiling);
    const { employee, pension, fund, edli, administration, employerInAll } = paid;
    expect(row?.item).toContain(
      `employee ${inRupees(employee)}, employer ${inRupees(employerInAll)} (pension ${inRupees(pension)}, fund ${inRupees(fund)}, EDLI ${inRupees(edli)}, administration ${inRupees(administration)})`,
    );
    const answer = accounting.faq.items.find(({ question }) => /PF cost/.test(question))?.answer;
    for (const amount of [ceiling, employee, employerInAll]) {
      expect(answer).toContain(inRupees(amount));
    }
    expect(answer).toMatch(/is reported\. Check with EPFO before you pay/);
  },
);
