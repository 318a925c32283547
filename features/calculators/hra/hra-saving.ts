import type { DisclosedPart } from '@/components/sheet/define-sheet';
import { type Amount, Exact } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { formatSection } from '@/lib/law/format-law';
import { computeHraSaving, type HraSaving } from '@/lib/law/hra/hra-saving';
import type { AgeCategory } from '@/lib/law/tax/regimes';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';

export type SavingEntries = {
  grossSalary: Amount | null;
  otherDeductions: Amount | null;
  ageCategory: AgeCategory;
};

export function findGrossSalaryRejection(
  { grossSalary }: SavingEntries,
  least: Exact,
): string | null {
  return grossSalary !== null && least.isAbove(grossSalary)
    ? `Gross salary holds basic salary and HRA, so it is at least ${formatRupeesAndPaise(least)}.`
    : null;
}

export function createSavingDisclosure(
  entries: SavingEntries,
  year: StatutoryYear,
  exempt: Exact,
  least: Exact,
  notInNewRegime: string,
): DisclosedPart {
  const { grossSalary, otherDeductions, ageCategory } = entries;
  const rules = getRuleSet(year);
  const saving =
    grossSalary === null || findGrossSalaryRejection(entries, least)
      ? null
      : computeHraSaving({
          ...{ year, ageCategory, exempt: exempt.toNumber() },
          grossSalary: Exact.of(grossSalary).toNumber(),
          deductions: Exact.of(otherDeductions ?? 0).toNumber(),
        });
  const standard = rules.standardDeduction.old;
  return {
    title: 'What it saves in tax',
    fields: ['grossSalary', 'otherDeductions', 'ageCategory'],
    tables: saving
      ? [
          {
            title: 'Old regime',
            lines: [
              { label: 'Tax without the exemption', values: [formatRupees(saving.without)] },
              { label: 'Tax with the exemption', values: [formatRupees(saving.with)] },
              {
                label: 'For comparison, the new regime',
                detail: `no exemption, section ${notInNewRegime}`,
                values: [formatRupees(saving.newRegime)],
              },
            ],
            total: { label: 'Tax saved', values: [formatRupees(saving.saved)] },
          },
        ]
      : [],
    remarks: [
      saving
        ? formatVerdict(saving)
        : 'Enter the gross salary of the year to see what the exemption saves in tax.',
      `${rules.label}, with the standard deduction of ${formatRupees(standard.value)} (${formatSection(rules, standard)}), rebate, surcharge and cess. For residents with salary alone.`,
    ],
  };
}

function formatVerdict(saving: HraSaving): string {
  const saved =
    saving.saved === 0
      ? 'In the old regime the exemption saves no tax here'
      : `In the old regime the exemption saves ${formatRupees(saving.saved)} of tax`;
  const { newRegime } = saving;
  const difference = formatRupees(Math.abs(saving.with - newRegime));
  if (saving.with === newRegime) return `${saved}; both regimes then cost the same.`;
  return saving.with < newRegime
    ? `${saved}, and the old regime is then cheaper than the new by ${difference}.`
    : `${saved}, but the new regime, without it, is cheaper by ${difference}.`;
}
