import type { SourceMark } from '@/lib/calculators/law/years/rule-set';

/** What an employer and an employee pay into the provident fund on the wages of a month. */
export const epfRule = {
  value: {
    /** In rupees a month: that of 29 May 2026, and the one reported from 17 September 2026. */
    ceilings: [15_000, 25_000],
    /** In percent of the wages, up to the ceiling. */
    employee: 12,
    employer: 12,
    pension: 8.33,
    edli: 0.5,
    administration: 0.5,
  },
  law: 'EPF Scheme, 2026, G.S.R. 525(E); notification of 29 May 2026; S.O. 5109(E), as reported',
  source: 'Copies of the scheme and the notification; secondary pages for S.O. 5109(E)',
  mark: 'secondary' satisfies SourceMark,
  checkedOn: '2026-11-26',
} as const;

/** In whole rupees, as the challan has them: fund is what of the employer's share is not pension. */
export function epfOn(wages: number, ceiling: number) {
  const { employee, employer, pension, edli, administration } = epfRule.value;
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
