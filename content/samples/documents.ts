/** Invented samples: two identity documents and a financial one, drawn as real small files. */
export const sampleDocuments = [
  {
    name: 'PAN card.png',
    category: 'identity',
    hoursAgo: 50,
    drawnAs: 'picture',
    lines: [],
  },
  {
    name: 'Aadhaar card.pdf',
    category: 'identity',
    hoursAgo: 49,
    drawnAs: 'pdf',
    lines: ['Aadhaar card', 'Sample document. It names no real person.', 'XXXX XXXX 0000'],
  },
  {
    name: 'Form 16.pdf',
    category: 'financial',
    hoursAgo: 26,
    drawnAs: 'pdf',
    lines: [
      'Form 16, Part B',
      'Sample document. It names no real employer.',
      'Gross salary: Rs. 12,00,000',
      'Tax deducted at source: Rs. 93,600',
    ],
  },
] as const;
