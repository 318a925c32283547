/** The words of the figure. */
export const itrFigure = {
  heading: 'Three questions to the right form',
  text: 'From the top: the first answer that fits names the form for AY 2026-27, under the 1961 Act.',
  questions: [
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
      asks: 'Any business or profession?',
      answers: [
        [
          'ITR-4',
          'resident, a fixed share of receipts (Sugam), 44AD, 44ADA or 44AE, now 58(2); up to ₹50 lakh, two houses; no director, unlisted shares or foreign assets',
        ],
        ['ITR-3', 'any other: with books, futures and options, as a partner'],
      ],
      on: 'none',
    },
    {
      asks: 'More than salary, two houses and interest?',
      answers: [
        [
          'ITR-2',
          'a family, a director, unlisted shares, gains, foreign assets, a third house, above ₹50 lakh, or from abroad',
        ],
        [
          'ITR-1',
          'none of these, a resident person (Sahaj); gains under section 112A, now 198, up to ₹1.25 lakh are still in it',
        ],
      ],
      on: null,
    },
  ],
} as const;
