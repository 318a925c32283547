/** A plate in small on the home page, and the page that it is taken from. */
export const plateInSmall = {
  picture:
    'A corner of a trial balance with the ticks of an auditor; one month of rent too much is ringed',
  action: 'What an audit looks at',
  href: '/services/audit',
} as const;
