/** The part of the audit's figure on the home page, and the page from which it is taken. */
export const trialCorner = {
  shown: ['sales', 'purchases', 'debtors', 'rent', 'cash'],
  action: 'What an audit looks at',
  href: '/services/audit',
} as const;
