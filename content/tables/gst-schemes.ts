import type { ReferenceTable } from '@/content/tables/table';

export const gstSchemes = {
  id: 'schemes',
  heading: 'Monthly, quarterly or composition',
  lead: 'How often you file under GST, what you pay, and what you may not do.',
  columns: [
    { key: 'point', label: 'Point' },
    { key: 'monthly', label: 'Monthly' },
    { key: 'qrmp', label: 'QRMP' },
    { key: 'composition', label: 'Composition: goods, restaurant' },
    { key: 'services', label: 'Composition: services' },
  ],
  rows: [
    {
      point: 'Turnover of last year',
      monthly: 'any',
      qrmp: 'up to ₹5 crore',
      composition:
        'up to ₹1.5 crore; ₹75 lakh in Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura, Uttarakhand',
      services: 'up to ₹50 lakh',
    },
    {
      point: 'Tax',
      monthly: 'rate of each supply',
      qrmp: 'rate of each supply',
      composition: '1% of turnover, traders of the taxable part; restaurant 5%',
      services: '6%',
    },
    {
      point: 'Filings in a year',
      monthly: '24; GSTR-9 above ₹2 crore',
      qrmp: '8, and 8 payments; IFF if wanted; GSTR-9 above ₹2 crore',
      composition: '4 CMP-08, GSTR-4',
      services: '4 CMP-08, GSTR-4',
    },
    {
      point: 'Credit; tax on the bill',
      monthly: 'yes',
      qrmp: 'yes',
      composition: 'no; a bill of supply',
      services: 'no; a bill of supply',
    },
    {
      point: 'Sales to other States',
      monthly: 'yes',
      qrmp: 'yes',
      composition: 'no',
      services: 'no',
    },
    {
      point: 'Sales through marketplaces',
      monthly: 'yes',
      qrmp: 'yes',
      composition: 'goods within the State, since 1 October 2023; services no',
      services: 'no',
    },
    {
      point: 'Not open to',
      monthly: 'nobody',
      qrmp: 'turnover above the limit',
      composition:
        'makers of ice cream, pan masala, tobacco, aerated water, bricks, roofing tiles; services above 10% of turnover or ₹5 lakh, whichever is higher',
      services: 'turnover above the limit',
    },
    {
      point: 'How to choose it',
      monthly: 'nothing to do',
      qrmp: 'on the portal; for January to March from 1 November to 31 January, and so on',
      composition:
        'CMP-02 by 31 March, ITC-03 within 60 days; a new business in REG-01; to leave, CMP-04 within 7 days',
      services: 'as for goods',
    },
  ],
  foot: ['Rules 7 and 61A of the CGST Rules; sections 10 and 39 of the CGST Act.'],
} as const satisfies ReferenceTable<'point' | 'monthly' | 'qrmp' | 'composition' | 'services'>;

export const gstQuestions = {
  turnover: {
    label: 'Turnover of last year',
    options: [
      { value: 'to50lakh', label: 'Up to ₹50 lakh' },
      { value: 'to150lakh', label: '₹50 lakh to ₹1.5 crore' },
      { value: 'to5crore', label: '₹1.5 crore to ₹5 crore' },
      { value: 'above', label: 'Above ₹5 crore' },
    ],
  },
  sells: {
    label: 'You sell',
    options: [
      { value: 'goods', label: 'Goods, or food in a restaurant' },
      { value: 'services', label: 'Services' },
    ],
  },
  states: {
    label: 'To other States',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  },
  credit: {
    label: 'Credit of tax, for you or your buyers',
    options: [
      { value: 'no', label: 'Not needed' },
      { value: 'yes', label: 'Needed' },
    ],
  },
} as const;

export const gstAnswers = {
  monthly: 'Monthly: above ₹5 crore you have no other choice.',
  qrmp: 'QRMP: you file four quarters in place of twelve months, with credit and sales to every State.',
  composition:
    'Composition for goods and restaurants: you file four statements and one return, without credit. In the eight States of the table up to ₹75 lakh; not if you make ice cream, pan masala, tobacco, aerated water, bricks or roofing tiles.',
  services:
    'Composition for services: you pay 6% and file four statements and one return, without credit.',
} as const;

export type GstAnswers = {
  [Question in keyof typeof gstQuestions]: (typeof gstQuestions)[Question]['options'][number]['value'];
};
