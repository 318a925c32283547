import type { RuleSet } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

export const ay2024 = {
  year: '2024-25',
  label: 'AY 2024-25',
  income: { from: '2023-04-01', to: '2024-03-31' },
  act: '1961',
  defaultRegime: {
    value: 'new',
    section1961: '115BAC(1A)',
    section2025: '202(1)',
    source: 'Finance Act, 2023, section 52',
    mark: 'primary',
    checkedOn,
  },
  slabs: {
    old: {
      value: {
        below60: [
          { upTo: 2_50_000, rate: 0 },
          { upTo: 5_00_000, rate: 5 },
          { upTo: 10_00_000, rate: 20 },
          { upTo: null, rate: 30 },
        ],
        '60to80': [
          { upTo: 3_00_000, rate: 0 },
          { upTo: 5_00_000, rate: 5 },
          { upTo: 10_00_000, rate: 20 },
          { upTo: null, rate: 30 },
        ],
        above80: [
          { upTo: 5_00_000, rate: 0 },
          { upTo: 10_00_000, rate: 20 },
          { upTo: null, rate: 30 },
        ],
      },
      section1961: 'First Schedule, Part I, Paragraph A, of the Finance Act',
      section2025: 'First Schedule, Part I-B, of the Finance Act',
      source: 'Finance (No. 2) Act, 2024, First Schedule, Part I, Paragraph A',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: [
        { upTo: 3_00_000, rate: 0 },
        { upTo: 6_00_000, rate: 5 },
        { upTo: 9_00_000, rate: 10 },
        { upTo: 12_00_000, rate: 15 },
        { upTo: 15_00_000, rate: 20 },
        { upTo: null, rate: 30 },
      ],
      section1961: '115BAC(1A)',
      section2025: '202(1)',
      source:
        'Finance Act, 2023, section 52; restated in Finance (No. 2) Act, 2024, section 37, clause (i)',
      mark: 'primary',
      checkedOn,
    },
  },
  standardDeduction: {
    old: {
      value: 50_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(b)',
      source: 'Section 16(ia), which section 115BAC(2) as inserted in 2023 does not bar',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: 50_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(a)',
      source: 'Section 16(ia), which section 115BAC(2) as inserted in 2023 does not bar',
      mark: 'primary',
      checkedOn,
    },
  },
  rebate: {
    old: {
      value: { incomeLimit: 5_00_000, most: 12_500, hasRelief: false },
      section1961: '87A',
      section2025: '156(1)',
      source:
        'Section 156(1) of the 2025 Act restates it; text of 87A as published by the Income Tax Department',
      mark: 'secondary',
      checkedOn,
    },
    new: {
      value: { incomeLimit: 7_00_000, most: 25_000, hasRelief: true },
      section1961: '87A, first proviso',
      section2025: '156(2) and (3)',
      source: 'Finance Act, 2023, section 44, proviso (a) and (b)',
      mark: 'primary',
      checkedOn,
    },
  },
  surcharge: {
    old: {
      value: [
        { above: 50_00_000, rate: 10 },
        { above: 1_00_00_000, rate: 15 },
        { above: 2_00_00_000, rate: 25 },
        { above: 5_00_00_000, rate: 37 },
      ],
      section1961: 'First Schedule, Part I, Paragraph A, of the Finance Act',
      section2025: 'First Schedule, Part I-B, Paragraph F, of the Finance Act',
      source: 'Finance (No. 2) Act, 2024, First Schedule, Part I, Paragraph A (a) to (e)',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: [
        { above: 50_00_000, rate: 10 },
        { above: 1_00_00_000, rate: 15 },
        { above: 2_00_00_000, rate: 25 },
      ],
      section1961: 'Section 2 of the Finance Act, on section 115BAC(1A)',
      section2025: 'Section 3(4), Table Sl. 10, of the Finance Act, 2026',
      source: 'Income Tax Department FAQ: the rate is 25% instead of 37% in the new regime',
      mark: 'secondary',
      checkedOn,
    },
  },
  cess: {
    value: 4,
    section1961: 'Section 2 of the Finance Act',
    section2025: 'Section 3(15) of the Finance Act, 2026',
    source: 'Income Tax Department FAQ',
    mark: 'secondary',
    checkedOn,
  },
  rounding: {
    value: 10,
    section1961: '288A and 288B',
    section2025: '516',
    source: 'Section 516 of the 2025 Act; examples of the Income Tax Department for 288A',
    mark: 'secondary',
    checkedOn,
  },
} as const satisfies RuleSet;
