import { formatFee } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';

const have = (what: string, price: Parameters<typeof formatFee>[0]) =>
  isStrict ? what : `${what}, from ${formatFee(price)}`;

const taxpayers = {
  individual: 'without a business',
  senior: 'at 60 or over, without a business',
  business: 'with a business',
  presumptive: 'on presumptive income',
  audit: 'for a company or an audited business',
  transferPricing: 'with a transfer pricing report',
} as const;

/** What can be late, on the cover of the home page. `*` encloses the words to emphasise. */
export const latePayments = {
  kinds: {
    incomeTax: 'income tax return',
    gst: 'GST return',
    tds: 'TDS',
    advanceTax: 'advance tax',
    roc: 'company (ROC) form',
  },
  taxpayers,
  deductors: {
    other: 'a business or company',
    government: 'the government, by challan',
    form141: 'an individual (Form 141)',
  },
  nil: { no: 'with sales', yes: 'without sales (nil)' },
  when: { today: 'today', other: 'on another day' },
  my: 'My',
  for: 'for',
  deductedBy: 'deducted by',
  lateFiled: 'is late, and I file it',
  latePaid: 'is late, and I pay it',
  fields: {
    income: 'Your income that year',
    unpaid: 'Tax still unpaid',
    day: 'On this day',
    dueOn: 'It was due on',
    cash: 'Tax to pay in cash',
    turnover: 'Turnover of last year',
    turnoverOfYear: 'Turnover of that year',
    tax: 'Tax you deducted',
    deductedOn: 'You deducted it on',
    yearTax: 'Tax of this year, after TDS',
    paid: 'Advance tax paid so far',
    capital: 'Share capital',
    contribution: 'Contribution of all partners',
    turnoverOfLlp: 'Turnover of the LLP',
  },
  missing: {
    income: 'Type your income of that year. A rough figure will do.',
    day: 'Choose the day.',
    dueOn: 'Choose the day on which it was due.',
    turnover: 'Type the turnover: it decides the highest fee. A rough figure will do.',
    tax: 'Type the tax that you deducted.',
    deductedOn: 'Choose the day on which you deducted it.',
    yearTax: 'Type the tax of this year. A rough figure will do.',
    capital: 'Type the share capital.',
    contribution: 'Type what all partners contributed.',
  },
  action: 'Work it out',
  missingWord: 'Missing.',
  wrongWord: 'Not possible.',
  ifFiledToday: 'If you file today',
  ifFiledThen: 'If you file then',
  ifPaidToday: 'If you pay today',
  ifPaidThen: 'If you pay then',
  payToday: 'You pay today',
  payThen: 'You pay then',
  oweSoFar: 'You owe so far',
  cash: 'Tax to pay in cash',
  tax: 'Tax you deducted',
  updated: {
    '1961':
      'You can file *only an updated return* (section 139(8A)). It brings no refund, and extra tax of 25 to 70% comes on tax and interest (section 140B); we do not count it here.',
    '2025':
      'You can file *only an updated return* (section 263(6)). It brings no refund, and extra tax of 25 to 70% comes on tax and interest (section 267); we do not count it here.',
  },
  gst: {
    inTime: 'You are *in time*: no fee and no interest.',
    lost: {
      gstr3b: 'You *can’t file the next GSTR-1* until this is filed.',
      gstr1: 'Your buyers *can’t claim the credit* until you file (section 16(2)(aa)).',
      gstr4: 'After three months the officer can *cancel your registration* (section 29(2)).',
      gstr9: null,
      cmp08: 'Unpaid tax can be *recovered with a penalty*.',
    },
    until: (day: string, rise: string) =>
      ['You can still file it *until ', day, '*.', rise && ` ${rise}`].join(''),
    noAnnual: (limit: string) => `You need *no annual return* up to a turnover of ${limit}.`,
    cmp08:
      'The portal charges *no late fee* for CMP-08; whether section 47 asks for one is disputed.',
  },
  tds: {
    inTime: (day: string) => `You are *in time*: you pay it without interest until ${day}.`,
    lost: {
      '1961':
        'If it is unpaid when your return is due, *30% of the expense* counts only in the year you pay, for a payee abroad all of it (section 40(a)).',
      '2025':
        'If it is unpaid when your return is due, *30% of the expense* counts only in the year you pay, for a payee abroad all of it (section 35(b)).',
    },
    statement: (day: string, rise: string) =>
      ['You can still report it in time, *by ', day, '*.', rise && ` ${rise}`].join(''),
    statementLate: (day: string, fee: string) =>
      `Its statement was due by ${day}: the *fee of ${fee} a day* comes on top.`,
  },
  advanceTax: {
    none: 'You owe *no advance tax*.',
    due: (percent: string, day: string) => `Tax due by ${day}, ${percent} in all`,
    interest: (day: string) => `Interest for ${day}`,
    next: (percent: string, day: string, amount: string) =>
      `*${percent} by ${day}*: ${amount} in all with what you pay now.`,
    last: 'What you pay *until 31 March* still counts as advance tax.',
    withReturn: 'You pay the interest with your return; pay the tax now, so that no more runs.',
    paidEarly: 'We count what you paid as paid in time, by the first instalments.',
    noYear: 'We have the dates of advance tax until 31 March 2027.',
  },
  roc: {
    inTime: 'You are *in time*: you pay the fee of the form alone.',
    lost: {
      aoc4: 'You and each officer can get a *penalty* too (section 137(3)).',
      mgt7: 'You and each officer can get a *penalty* too (section 92(5)).',
      adt1: null,
      dpt3: null,
      llp8: 'The LLP and each partner can get a *penalty* too (section 34(5)).',
      llp11: 'The LLP and each partner can get a *penalty* too (section 35(2)).',
      dir3: 'Your *DIN is off* until you file and pay.',
    },
    until: (rise: string) => ['You can *still file it*.', rise && ` ${rise}`].join(''),
  },
  actions: {
    incomeTax: { label: have('Have us file it', 'itr-1'), href: '/services/itr-filing' },
    gst: { label: 'Have us file it', href: '/services/compliance' },
    tds: {
      label: have('Have us file the statement', 'tds-quarterly'),
      href: '/services/tds-return',
    },
    advanceTax: { label: 'Enter each payment', href: '/calculators/tax#advance-tax' },
    roc: { label: 'Have us file it', href: '/services/compliance' },
  },
  planners: {
    incomeTax: '/calculators/tax#return-fee',
    gst: '/calculators/gst#late-gst',
    tds: '/calculators/tds#late-tds',
    advanceTax: '/calculators/tax#advance-tax',
    roc: '/services/compliance#late-roc',
  },
} as const;
