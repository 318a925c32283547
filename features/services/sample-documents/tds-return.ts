import { business, identity } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { formatWholeAmount } from '@/content/words/rupees';
import { bill, decided, formatFigureDate } from '@/features/services/illustrations/tds-return-data';

const { tds, rate, rule, statement, dues, depositBy } = decided;
const amount = formatWholeAmount(bill.amount);

export const tdsSample: SampleDocument = {
  name: 'The TDS certificate',
  text: `The statement goes in first, in Form ${statement.form} (earlier ${dues.form1961}); its token receipt and these certificates come back. We shortened one here.`,
  paper: 'form',
  head: ['Form 131 (earlier 16A)', 'Sample'],
  blocks: [
    {
      kind: 'title',
      text: 'Certificate of tax deducted',
      under: 'From TRACES, payments other than salary',
    },
    {
      kind: 'fields',
      rows: [
        ['Certificate number', '0000000'],
        ['Deductor', business.name],
        ['TAN of the deductor', identity.tan],
        ['Deductee', 'Sample Design Studio'],
        ['PAN of the deductee', 'AAAPS0000A'],
        ['Quarter', 'October to December 2026'],
      ],
    },
    { kind: 'heading', text: 'Payment' },
    {
      kind: 'fields',
      rows: [
        ['Credited or paid on', formatFigureDate(bill.date)],
        ['Amount ₹', amount],
        ['Section', `${rule.section2025} (earlier ${rule.section1961})`],
      ],
    },
    { kind: 'heading', text: 'Tax' },
    {
      kind: 'fields',
      rows: [
        [`Deducted ₹, ${rate}%`, formatWholeAmount(tds)],
        ['Deposited ₹', formatWholeAmount(tds)],
        ['BSR code and challan', '0000000, 00000'],
        ['Deposited by', formatFigureDate(depositBy)],
        ['Receipt of the statement', '000000000000000'],
      ],
    },
    {
      kind: 'signature',
      left: [business.place, 'February 2027'],
      right: ['Digital signature', 'of the person responsible'],
    },
  ],
  notes: [
    {
      on: 'Certificate number',
      title: 'From TRACES',
      text: 'Only a certificate with its number counts. We type none by hand.',
    },
    {
      on: 'PAN of the deductee',
      title: 'Read twice',
      text: 'A wrong PAN gives the credit to somebody else.',
    },
    {
      on: 'Section',
      title: 'Two numbers',
      text: 'The 2025 Act has the first; your ledger still shows the other.',
    },
    {
      on: `Deducted ₹`,
      title: 'The tax',
      text: 'You deduct from the whole fee, as it crosses the year’s limit.',
    },
    {
      on: 'BSR code',
      title: 'The challan',
      text: 'With these numbers anyone can find the payment.',
    },
    {
      on: 'Receipt',
      title: 'The statement',
      text: 'The payee sees the credit in Form 168 (earlier 26AS).',
    },
  ],
};
