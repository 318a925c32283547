export const emiByLaw = {
  sentence: {
    paid: 'You pay back in all',
    interest: 'Interest in it',
    term: 'It lasts',
    offer: { label: 'Pay some of it early', detail: 'and see what you save' },
    saving: 'You save',
    saved: 'saved',
    missing: 'an amount',
    question: 'What do you pay early?',
    amount: 'Amount paid early',
    rhythm: 'How often do you pay it?',
    rhythms: {
      once: { label: 'Once', text: 'once', detail: 'with one EMI, which you choose' },
      yearly: {
        label: 'Yearly',
        text: 'every year',
        detail: 'with each twelfth EMI',
      },
      monthly: {
        label: 'Monthly',
        text: 'every month',
        detail: 'with each EMI',
      },
    },
    none: { label: 'Nothing early', detail: 'The loan stays as agreed' },
    month: 'With which EMI do you pay it?',
    first: 'the first EMI',
  },
  rounding:
    'We round interest to the paisa each month, the instalment to the rupee. The Reserve Bank has no rule for it, so your lender’s figures may differ by a few rupees.',
  apr: 'The annual percentage rate is the yearly rate at which the instalments are worth what you receive after the fee, twelve times that of a month. Put in every charge taken at the start, also one for a third party such as insurance.',
  extra:
    'An extra payment goes to the loan itself. The instalment stays the same, and the loan ends sooner. One a year comes with every twelfth instalment.',
  prepayment:
    'On a floating-rate loan to an individual, not for business, your lender may take no charge; on one for business too, if sanctioned or renewed since 1 January 2026, with limits for small lenders (RBI/2025-26/64). For a fixed rate, ask your lender.',
  refused: {
    principal: 'Enter a loan of up to ₹1,00,000 crore, in rupees and whole paise.',
    rate: 'Enter a rate of up to 1,000% with at most four decimals.',
    months:
      'Enter a term of up to 100 years that comes to whole months, such as 1.5 years for 18 months.',
  },
} as const;
