export const sampleDocuments = [
  {
    name: 'Trust deed.pdf',
    category: 'business',
    hoursAgo: 30,
    drawnAs: 'pdf',
    lines: ['Trust deed', 'Sample document. It names no real trust.'],
  },
  {
    name: 'School building.png',
    category: 'other',
    hoursAgo: 29,
    drawnAs: 'picture',
    lines: [],
  },
] as const;
