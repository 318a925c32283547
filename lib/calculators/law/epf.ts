import type { SourceMark } from '@/lib/calculators/law/years/rule-set';

/** What an employer and an employee pay into the provident fund on the wages of a month. */
export const epfRule = {
  from: '2026-09-17',
  value: {
    /** In rupees a month. */
    ceiling: 25_000,
    /** In percent of the wages, up to the ceiling. */
    employee: 12,
    employer: 12,
    pension: 8.33,
    edli: 0.5,
    administration: 0.5,
  },
  law: 'S.O. 5109(E); EPF Scheme, 2026, G.S.R. 525(E)',
  source: 'The notification and the answers of the EPFO, as reported',
  mark: 'secondary' satisfies SourceMark,
  checkedOn: '2026-11-26',
} as const;

/** In whole rupees, as the challan has them: fund is what of the employer's share is not pension. */
export function epfOn(wages: number) {
  const { ceiling, employee, employer, pension, edli, administration } = epfRule.value;
  const base = Math.min(wages, ceiling);
  const share = (percent: number) => Math.round((base * Math.round(percent * 100)) / 10_000);
  const parts = {
    pension: share(pension),
    fund: share(employer) - share(pension),
    edli: share(edli),
    administration: share(administration),
  };
  const all = parts.pension + parts.fund + parts.edli + parts.administration;
  return { employee: share(employee), ...parts, employerInAll: all };
}
