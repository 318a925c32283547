export const salaryChoices = [
  { value: 'salary', label: 'I have a salary', hint: 'or a pension' },
  { value: 'none', label: 'No salary', hint: 'business or other income' },
] as const;
export type SalaryChoice = (typeof salaryChoices)[number]['value'];

export const taxByLaw = {
  sentence: {
    label: 'Your tax for the year, in the',
    either: 'Your tax for the year, in either regime',
    salaries: { salary: 'a salary', none: 'no salary' },
    nothing: 'nothing',
    questions: {
      salary: 'What is your income?',
      age: 'How old are you?',
      deducted: 'How much do you deduct?',
      year: 'Which year?',
    },
    none: 'Nothing',
    crossover: 'From here on the old regime costs you less',
    waits: 'The simple estimate waits for Calculate: it does not have what you changed above.',
    tooMuch: 'We do not work out so high an income by law here.',
  },
  rates: {
    regime: 'new regime',
    untaxed: 'No tax up to',
    rebate: 'by the rebate, section 156',
    salary: 'With a salary or pension',
    deduction: 'after the standard deduction of',
    oldRegime: 'Old regime: no tax up to',
    cess: 'To the tax you add cess of',
  },
  regime:
    'You choose the old regime in a return filed by its due date: with business income, up to AY 2026-27, by Form 10-IEA, from tax year 2026-27 in the return itself. The new regime taxes a late return, unless, with business income, an earlier choice runs on. Interest on the loan for a let-out house counts against its rent in both; enter your income after it.',
  reasons: {
    deductions:
      'The old regime takes off the deductions you entered; the new, which applies unless you choose the old, takes off none of them.',
    slabs: 'Each rate falls only on the part of the taxable income inside its slab.',
    regime: 'The new regime applies unless you choose the old.',
  },
  notCovered:
    'This is for residents with income taxed at the slab rates. We leave out capital gains and other special rates, farm income, losses, non-residents, and what your employer pays into NPS: this year both regimes allow it, the new up to 14% of salary, the old up to 10% (14% from a government). Subtract it from the income that you enter.',
} as const;
