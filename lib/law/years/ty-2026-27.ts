import type { RuleSet } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

/** The first year under the Income-tax Act, 2025. */
export const ty2026 = {
  year: 'TY2026-27',
  label: 'Tax year 2026-27',
  income: { from: '2026-04-01', to: '2027-03-31' },
  act: '2025',
  defaultRegime: {
    value: 'new',
    section1961: '115BAC(1A)',
    section2025: '202(1)',
    source: 'Income-tax Act, 2025, section 202',
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
      source: 'Finance Act, 2026, First Schedule, Part I-B',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: [
        { upTo: 4_00_000, rate: 0 },
        { upTo: 8_00_000, rate: 5 },
        { upTo: 12_00_000, rate: 10 },
        { upTo: 16_00_000, rate: 15 },
        { upTo: 20_00_000, rate: 20 },
        { upTo: 24_00_000, rate: 25 },
        { upTo: null, rate: 30 },
      ],
      section1961: '115BAC(1A)',
      section2025: '202(1)',
      source: 'Income-tax Act, 2025, section 202(1), Table',
      mark: 'primary',
      checkedOn,
    },
  },
  standardDeduction: {
    old: {
      value: 50_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(b)',
      source: 'Income-tax Act, 2025, section 19(1), Table Sl. 2',
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: 75_000,
      section1961: '16(ia)',
      section2025: '19(1), Table Sl. 2(a)',
      source: 'Income-tax Act, 2025, section 19(1), Table Sl. 2',
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
      mark: 'primary',
      checkedOn,
    },
    new: {
      value: { incomeLimit: 12_00_000, most: 60_000, hasRelief: true },
      section1961: '87A, first proviso',
      section2025: '156(2) and (3)',
      source: 'Income-tax Act, 2025, section 156(1) to (3)',
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
      source: 'Finance Act, 2026, First Schedule, Part I-B, Paragraph F, Table 1',
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
      source: 'Finance Act, 2026, section 3(4), Table Sl. 10',
      mark: 'primary',
      checkedOn,
    },
  },
  cess: {
    value: 4,
    section1961: 'Section 2 of the Finance Act',
    section2025: 'Section 3(15) of the Finance Act, 2026',
    source: 'Finance Act, 2026, section 3(15), as quoted in a secondary source',
    mark: 'secondary',
    checkedOn,
  },
  rounding: {
    value: 10,
    section1961: '288A and 288B',
    section2025: '516',
    source: 'Section 516 of the 2025 Act; examples of the Income Tax Department for 288A',
    mark: 'primary',
    checkedOn,
  },
} as const satisfies RuleSet;
