import type { ReferenceTable } from '@/content/tables/table';

export const payrollTable = {
  id: 'payroll',
  heading: 'Payroll: what is due, and when',
  lead: 'What an employer pays, files and hands out in the year. The wage ceiling of EPF is ₹25,000 a month since 17 September 2026.',
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
      item: 'EPF, wage ceiling ₹25,000; wages are basic pay, dearness and retaining allowance',
      law: 'EPF Scheme 2026, G.S.R. 525(E); S.O. 5109(E)',
      time: '15th of the next month',
      papers: 'Challan with the return of the month, UAN of each member',
    },
    {
      item: 'EPF on wages of ₹25,000 and above: employee ₹3,000, employer ₹3,250 (pension ₹2,083, fund ₹917, EDLI ₹125, administration ₹125)',
      law: 'S.O. 5109(E), from 17 September 2026',
      time: 'with the challan of the month',
      papers:
        'September 2026 is split in one return: 1 to 16 at the old ceiling of ₹15,000, 17 to 30 at the new',
    },
    {
      item: 'EPF on wages of ₹20,000: employee ₹2,400, employer ₹2,600 (pension ₹1,666, fund ₹734, EDLI ₹100, administration ₹100)',
      law: 'S.O. 5109(E), from 17 September 2026',
      time: 'with the challan of the month',
      papers: 'Whom the new ceiling brings in joins from 17 September 2026',
    },
    {
      item: 'ESI',
      law: 'ESI regulation 31',
      time: '15th of the next month',
      papers: 'Challan, insurance number of each employee',
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
      law: 'Code on Wages 39',
      time: 'within 8 months of the year, in establishments with 20 employees or more',
      papers: 'Register of wages',
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
