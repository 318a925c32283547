type Answer = readonly [form: string, condition: string, ...points: string[]];
type Question = { asks: string; answers: readonly Answer[]; on: string | null };

const questions: readonly Question[] = [
  {
    asks: 'Who files?',
    answers: [
      ['ITR-6', 'a company'],
      ['ITR-5', 'a firm (ITR-4 if presumptive) or an LLP'],
      ['ITR-7', 'a trust or a society'],
    ],
    on: 'a person or a family',
  },
  {
    asks: 'Do you have a business or profession?',
    answers: [
      [
        'ITR-4',
        'You are resident and declare a fixed share of receipts (Sugam): 44AD, 44ADA or 44AE, now 58(2). Your income is up to ₹50 lakh and you own two houses at most, no unlisted shares or foreign assets, and are no director.',
      ],
      [
        'ITR-3',
        'In any other case: you keep books, trade in futures and options, or are a partner.',
      ],
    ],
    on: 'no',
  },
  {
    asks: 'Do you have more than salary, two houses and interest?',
    answers: [
      // Rule 12 of 1962 and the instructions to ITR-1 of AY 2026-27.
      [
        'ITR-2',
        'if any of these is true:',
        'You file for a family (HUF).',
        'You are a director, or hold unlisted shares.',
        'You have assets or income abroad, or were not an ordinary resident.',
        'You sold property, gold, shares, funds or crypto.',
        'You own a third house.',
        'Your income is above ₹50 lakh, or from farming above ₹5,000.',
        'You won at a lottery or races.',
        'You bring or carry forward a loss.',
        'Your bank deducted tax on cash you drew.',
        'Your employer deferred the tax on your ESOP shares.',
      ],
      [
        'ITR-1',
        'You are a resident person and none of these is true (Sahaj). You may have gains under section 112A, now 198, up to ₹1.25 lakh.',
      ],
    ],
    on: null,
  },
];

export const itrFigure = {
  heading: 'Three questions to the right form',
  text: 'Start at the top. The first line that fits you is your form for AY 2026-27.',
  questions,
} as const;
