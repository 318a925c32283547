import type { ReferenceTable } from '@/content/tables/table';
import { bonusRule } from '@/content/words/bonus';

export const payrollTable = {
  id: 'payroll',
  heading: 'Payroll: what is due, and when',
  lead: 'What an employer pays, files and hands out in the year. The wage ceiling of EPF is ₹15,000 a month; ₹25,000 from 17 September 2026 is reported.',
  columns: [
    { key: 'item', label: 'What' },
    { key: 'law', label: 'Law' },
    { key: 'time', label: 'When' },
    { key: 'papers', label: 'Papers' },
  ],
  rows: [
    {
      item: 'Wages',
      law: 'Code on Wages 17, since 21 November 2025',
      time: 'each month, before the 7th of the next ends; on leaving, within two working days',
      papers: 'Attendance, joiners and leavers; allowances above half of the pay count as wages',
    },
    {
      item: 'EPF on basic pay, dearness and retaining allowance',
      law: 'EPF Scheme 2026, G.S.R. 525(E)',
      time: '15th of the next month',
      papers: 'Challan with the return of the month, UAN of each member',
    },
    {
      item: 'EPF at a ceiling of ₹15,000: employee ₹1,800, employer ₹1,950 (pension ₹1,250, fund ₹550, EDLI ₹75, administration ₹75)',
      law: 'notification of 29 May 2026',
      time: 'with the challan of the month',
      papers:
        'Administration was at least ₹500 a month for the establishment: check with EPFO whether it still is',
    },
    {
      item: 'EPF at a ceiling of ₹25,000: employee ₹3,000, employer ₹3,250 (pension ₹2,083, fund ₹917, EDLI ₹125, administration ₹125)',
      law: 'S.O. 5109(E), as reported',
      time: 'reported from 17 September 2026: check with EPFO before you pay',
      papers: 'If it holds, the return of September 2026 is split: 1 to 16 and 17 to 30',
    },
    {
      // Section 1 of the Code for ten employees; ceiling and rates as from 2019 to 2025.
      item: 'ESI, with 10 employees or more, on wages up to ₹21,000 a month (₹25,000 with a disability)',
      law: 'Code on Social Security 29; ESI regulation 31',
      time: '15th of the next month',
      papers:
        'Employee 0.75%, employer 3.25%: check with ESIC for a change in 2026. Whoever begins a half-year under it, from April or October, stays in until its end',
    },
    {
      item: 'TDS on salary',
      law: '392(1), rule 218; was 192',
      time: '7th of the next month; for March 30 April',
      papers: 'Challan; what each employee has declared',
    },
    {
      item: 'A second employer in the year',
      law: '392(4), rule 204; was 192(2)',
      time: 'when the employee joins',
      papers: 'Form 122 (was 12B) from the employee',
    },
    {
      item: 'Statement of salary TDS, Form 138 (was 24Q)',
      law: 'rule 219; was section 200(3)',
      time: '31 July, 31 October, 31 January; last quarter 31 May',
      papers: 'Challans and PAN of each employee',
    },
    {
      item: 'Certificate of salary TDS, Form 130 (was 16)',
      law: 'rule 215; was section 203',
      time: '15 June',
      papers: 'The filed statements of the year',
    },
    {
      item: 'Employees’ share of EPF and ESI as an expense',
      law: 'from tax year 2026-27 29(1)(e); up to AY 2026-27 36(1)(va)',
      time: 'paid by the due date of the return; up to AY 2026-27 paid by that of the fund, or it is never an expense',
      papers: 'Challans with their dates',
    },
    {
      item: 'Bonus of the year',
      law: 'Code on Wages 26, 39',
      time: bonusRule,
      papers: 'Register of wages',
    },
    {
      // Sections 53 and 56; a day's wages are the month's wages divided by 26.
      item: 'Gratuity, with 10 employees or more: 15 days’ wages for each year',
      law: 'Code on Social Security 53, 56',
      time: 'within 30 days of leaving after five years, for a fixed term after one: check with us',
      papers: 'Day of joining, last wages',
    },
    {
      item: 'Leave that a leaver has not taken',
      law: 'Code on Wages 17; law of the State',
      time: 'with the last wages, within two working days. Check with us how many days count',
      papers: 'Leave register',
    },
    {
      item: 'Professional tax',
      law: 'law of the State',
      time: 'by State, check with us',
      papers: 'Registration and challans',
    },
  ],
  foot: [
    'Late: EPF bears 12% a year, its return ₹500 a day; TDS 1.5% a month, its statement ₹200 a day.',
  ],
} as const satisfies ReferenceTable<'item' | 'law' | 'time' | 'papers'>;
