import { getPaperCategory } from '@/features/client-area/checklist/paper-category';

test.each([
  ['PAN and Aadhaar of every director and shareholder', 'identity'],
  ['Passport photographs, one each', 'identity'],
  ['PAN of the business, PAN and Aadhaar of proprietor, partners or directors', 'identity'],
  ['Bank statement or cancelled cheque', 'financial'],
  ['Rent receipts and the landlord’s PAN, if HRA is claimed', 'financial'],
  ['GSTR-1, 3B and 2B of the year', 'financial'],
  ['Sales register', 'financial'],
  ['Deed, LLP agreement or certificate of incorporation', 'business'],
  ['Electricity bill and consent of the owner for the office', 'business'],
  ['TAN; you authorise us on the e-filing portal and on TRACES', 'business'],
  ['Order book, price list and main contracts', 'business'],
  ['A panel of names', 'other'],
  ['', 'other'],
])('%s: %s', (text, category) => {
  expect(getPaperCategory(text)).toBe(category);
});
