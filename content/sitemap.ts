/** The headings of the sitemap page; its links come from the route table. */
export const sitemap = {
  heading: 'Every page of this site',
  lead: 'Thirteen services, five calculators and the firm’s own pages, each with what it holds.',
  groups: [
    { group: 'firm', heading: 'The firm' },
    { group: 'services', heading: 'Services' },
    { group: 'calculators', heading: 'Calculators' },
    { group: 'legal', heading: 'Legal' },
  ],
} as const;
