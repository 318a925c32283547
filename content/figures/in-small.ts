/** A detail of a plate on the home page, and the page from which it is taken. */
export const plateInSmall = {
  picture:
    'A corner of a trial balance with the ticks of an auditor; one month of rent too much is ringed',
  action: 'What an audit looks at',
  href: '/services/audit',
} as const;
