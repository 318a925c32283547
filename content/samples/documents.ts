const cards =
  'PAN and Aadhaar; on the e-filing portal you add us as your authorised representative';
const form16 = 'Form 16 (now 130) from every employer, Form 16A (now 131) from banks and clients';

/**
 * Invented, drawn as real small files. Those with `answers` are already given for the received
 * sample quotation.
 */
export const sampleDocuments = [
  {
    name: 'PAN card.png',
    answers: cards,
    category: 'identity',
    hoursAgo: 50,
    drawnAs: 'picture',
    lines: [],
  },
  {
    name: 'Aadhaar card.pdf',
    answers: cards,
    category: 'identity',
    hoursAgo: 49,
    drawnAs: 'pdf',
    lines: ['Aadhaar card', 'Sample document. It names no real person.', 'XXXX XXXX 0000'],
  },
  {
    name: 'Form 16.pdf',
    answers: form16,
    category: 'financial',
    hoursAgo: 26,
    drawnAs: 'pdf',
    lines: [
      'Form 16, Part B, AY 2026-27, new regime',
      'Sample document. It names no real employer.',
      'Gross salary: Rs. 15,00,000',
      'Tax deducted at source: Rs. 97,500',
    ],
  },
] as const;
