import type { ReferenceTable } from '@/content/tables/table';
import { taxYear } from '@/content/tax-year';

const law = '393(2) Sl. 17, was 195';

export const nonResidents = {
  id: 'non-residents',
  heading: 'Non-residents: what is deducted',
  lead: `Per cent of the sum chargeable in tax year ${taxYear}, with surcharge and cess, by the income of the year. You deduct from the first rupee.`,
  columns: [
    { key: 'nature', label: 'Paid to a non-resident' },
    { key: 'law', label: '2025 Act, 1961 Act' },
    { key: 'to50', label: 'Up to ₹50 lakh', isAmount: true },
    { key: 'to100', label: '₹50 lakh to ₹1 crore', isAmount: true },
    { key: 'to200', label: '₹1 crore to ₹2 crore', isAmount: true },
    { key: 'above', label: 'Above ₹2 crore', isAmount: true },
  ],
  rows: [
    {
      nature: 'Rent, interest on an NRO account, short-term gain on property, other income',
      law,
      to50: '31.2%',
      to100: '34.32%',
      to200: '35.88%',
      above: '39%; old regime above ₹5 crore 42.744%',
    },
    {
      nature: 'Royalty, fees for technical services',
      law,
      to50: '20.8%',
      to100: '22.88%',
      to200: '23.92%',
      above: '26%',
    },
    {
      nature: 'Dividend, short-term gain on listed shares',
      law,
      to50: '20.8%',
      to100: '22.88%',
      to200: '23.92%',
      above: '23.92%',
    },
    {
      nature: 'Any long-term gain',
      law,
      to50: '13%',
      to100: '14.3%',
      to200: '14.95%',
      above: '14.95%',
    },
  ],
  foot: [
    'Examples: on rent of ₹40,000, ₹12,480; on a flat of ₹80,00,000 sold without a certificate, ₹11,44,000. The base is the whole price, unless the seller holds a certificate on Form 128 (was 13; section 395(1), was 197) or the buyer an order on Form 129 (section 395(2), was 195(2)).',
    'TAN: from 1 October 2026 a resident individual or Hindu undivided family that buys property from a non-resident needs none (section 397(1)(c)(iii)); Form 141, Schedule E, is filed, and certificate 132 given. Companies, firms and every tenant of a non-resident still need a TAN, pay by the 7th, file Form 144 (was 27Q) and give Form 131 (was 16A).',
    'Before money is sent abroad: Form 145 (was 15CA), Part A up to ₹5 lakh a year, Part B with an order, Part C with Form 146 (was 15CB), Part D where nothing is chargeable. Whether a credit to an NRO account needs it is disputed: check with us.',
    'Resident (section 6): 182 days in India, or 60 days with 365 in the four years before. The 60 days are 182 for a citizen who leaves to work, and for a citizen or person of Indian origin on a visit; 120 if Indian income is above ₹15 lakh, and then, below 182 days, not ordinarily resident. A citizen who is taxed nowhere and has more than ₹15 lakh of Indian income is deemed resident, not ordinarily so.',
    'The slabs of a non-resident: nothing up to ₹4 lakh, in the old regime ₹2.5 lakh at any age. There is no rebate under section 156 (was 87A), an unused part of the band does not reduce gains under sections 196 to 198, and there is no comparison with 20% of an indexed gain.',
    'Under a treaty: a certificate of residence (section 159(8)) and Form 41 (was 10F). A seller of fund units: equity 20.8% short, 13% long above ₹1.25 lakh; debt 31.2%.',
    'No return is due where all income is of sections 212 to 214 and tax was deducted (section 216). ITR-1 is not open to a non-resident.',
  ],
} as const satisfies ReferenceTable<'nature' | 'law' | 'to50' | 'to100' | 'to200' | 'above'>;
