import type { PriceGroupId, PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';

export type ChecklistPage = Exclude<Extract<Path, `/services/${string}`>, '/services/pricing'>;

/**
 * The service page that lists the papers for a fee: by group, or by the id of the fee. The lists
 * themselves are only in content/services.
 */
export const checklistPlaces: {
  readonly groups: { readonly [Id in PriceGroupId]: readonly ChecklistPage[] };
  readonly services: { readonly [Id in PriceId]?: readonly ChecklistPage[] };
} = {
  groups: {
    'gst-registration': ['/services/gst-registration'],
    'itr-plans': ['/services/itr-filing'],
    'itr-pricing': ['/services/itr-filing'],
    'company-formation': ['/services/company-incorporation'],
    tds: ['/services/tds-return'],
    'gst-services': ['/services/taxation'],
    'annual-compliance': ['/services/compliance'],
    audit: ['/services/audit'],
    accounting: ['/services/accounting'],
    consulting: ['/services/consulting'],
    packages: ['/services/compliance', '/services/tds-return'],
  },
  services: {
    'formation-partnership': ['/services/business-registration'],
    'formation-proprietorship': ['/services/business-registration'],
    'gst-services-registration': ['/services/gst-registration'],
    bookkeeping: ['/services/bookkeeping'],
    'package-sme': ['/services/compliance', '/services/tds-return', '/services/taxation'],
    'package-enterprise': [
      '/services/compliance',
      '/services/tds-return',
      '/services/taxation',
      '/services/accounting',
    ],
  },
};

/**
 * Papers for a fee whose service page lists papers for other work; they replace that list. A return
 * needs what fills its tables; an undertaking (RFD-11, rule 96A of the CGST Rules) names two
 * witnesses.
 */
export const papersOfFees: { readonly [Id in PriceId]?: readonly string[] } = {
  'gst-monthly': [
    'Sales register',
    'Credit and debit notes of the month',
    'Purchase bills',
    'Bills on which you pay the GST yourself (reverse charge)',
    'Bank statement',
  ],
  'gst-annual': [
    'GSTR-1, 3B and 2B of the year',
    'Sales and purchase registers of the year',
    'Accounts or trial balance of the year',
    'Last year’s GSTR-9, if you filed one',
  ],
  'gst-lut': [
    'GSTIN',
    'Import Export Code, if you have one',
    'Last year’s undertaking, if you gave one',
    'Names and addresses of two witnesses',
  ],
};

/** Names that fit one line on the home of the client area, for papers whose own names do not. */
export const shortPapers: { readonly [paper: string]: string } = {
  'PAN and Aadhaar of every director and shareholder': 'PAN, Aadhaar of directors, shareholders',
  'Latest bank statement or utility bill as address proof': 'Address proof: statement or bill',
  'Electricity bill and consent of the owner for the office':
    'Office: electricity bill and consent',
  'PAN of the business, PAN and Aadhaar of proprietor, partners or directors':
    'Business PAN; PAN and Aadhaar of each',
  'Deed, LLP agreement or certificate of incorporation': 'Deed, LLP agreement or certificate',
  'Electricity bill or property tax receipt of the premises, with rent agreement or consent letter':
    'Premises: bill or receipt, and consent',
  'Letter of authorisation or board resolution for the signatory': 'Authorisation of the signatory',
  'PAN and Aadhaar; on the e-filing portal you add us as your authorised representative':
    'PAN and Aadhaar; add us on the portal',
  'Form 16 (now 130) from every employer, Form 16A (now 131) from banks and clients':
    'Forms 16 (now 130) and 16A (now 131)',
  'Bank statements and interest certificates, April to March':
    'Bank statements, interest certificates',
  'Capital gains statements of brokers and funds; deeds of property sold or bought':
    'Capital gains statements and deeds',
  'Rent receipts and the landlord’s PAN, if HRA is claimed': 'Rent receipts and the landlord’s PAN',
  'Proofs of 80C, 80D, home-loan interest and donations': 'Proofs of 80C, 80D, loan and donations',
};

/**
 * Keywords that put a paper into a category of Documents: the first one in its text decides. A
 * paper without any goes to the other files.
 */
export const categoryKeywords = {
  identity: ['PAN', 'Aadhaar', 'photograph', 'passport', 'KYC', 'identity', 'address proof'],
  financial: [
    ...['bank', 'account', 'accounting', 'statement', 'ledger', 'book', 'trial balance', 'loan'],
    ...['balance sheet', 'invoice', 'bill', 'receipt', 'challan', 'sales', 'purchase', 'expense'],
    ...[
      'return',
      'form',
      'GSTR',
      'notice',
      'salary',
      'interest',
      'capital gain',
      'donations',
      'stock',
    ],
    ...['insurance', 'FIRC', 'EPF'],
  ],
  business: [
    ...['deed', 'LLP', 'CIN', 'certificate of incorporation', 'resolution', 'authorisation'],
    ...[
      'electricity',
      'minutes',
      'register',
      'shareholding',
      'order book',
      'contract',
      'term sheet',
    ],
    ...['GSTIN', 'TAN', 'Import Export Code', 'director', 'profit share', 'undertaking', 'lease'],
  ],
} as const;

/**
 * Papers that stay valid, by what they prove. A file given for one is offered again when another
 * with the same proof is asked for.
 */
export const lastingPapers: {
  readonly [paper: string]: 'identity' | 'photograph' | 'constitution';
} = {
  'PAN and Aadhaar of every director and shareholder': 'identity',
  'PAN and Aadhaar of every owner or partner': 'identity',
  'PAN of the business, PAN and Aadhaar of proprietor, partners or directors': 'identity',
  'PAN and Aadhaar; on the e-filing portal you add us as your authorised representative':
    'identity',
  'Passport photographs, one each': 'photograph',
  'Passport photograph of each': 'photograph',
  'Deed, LLP agreement or certificate of incorporation': 'constitution',
  'CIN or LLPIN': 'constitution',
};
