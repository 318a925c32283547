import type { RuleSet } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

export const ay2025 = {
  year: '2025-26',
  label: 'AY 2025-26',
  income: { from: '2024-04-01', to: '2025-03-31' },
  act: '1961',
  defaultRegime: {
    value: 'new',
    section1961: '115BAC(1A)',
    section2025: '202(1)',
    source: 'Section 115BAC(1A), the default since assessment year 2024-25',
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
      source: 'Finance Act, 2025, First Schedule, Part I, Paragraph A',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: [
        { upTo: 3_00_000, rate: 0 },
        { upTo: 7_00_000, rate: 5 },
        { upTo: 10_00_000, rate: 10 },
        { upTo: 12_00_000, rate: 15 },
        { upTo: 15_00_000, rate: 20 },
        { upTo: null, rate: 30 },
      ],
      section1961: '115BAC(1A)',
      section2025: '202(1)',
      source: 'Finance (No. 2) Act, 2024, section 37, clause (ii)',
      mark: 'primary',
      checkedOn,
    },
  },
  standardDeduction: {
    old: {
      value: 50_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(b)',
      source: 'Section 16(ia) and its proviso, inserted by Act No. 15 of 2024 from 1-4-2025',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: 75_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(a)',
      source: 'Section 16(ia) and its proviso, inserted by Act No. 15 of 2024 from 1-4-2025',
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
      source: 'Finance Act, 2025, First Schedule, Part I, Paragraph A (a) to (e)',
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
