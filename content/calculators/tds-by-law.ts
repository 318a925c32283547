export const tdsByLaw = {
  payments: {
    interestOnSecurities: 'Interest on securities',
    bankInterest: 'Interest from a bank or post office',
    otherInterest: 'Other interest',
    insuranceCommission: 'Insurance commission',
    commission: 'Commission or brokerage',
    rentOfMachinery: 'Rent of plant or machinery',
    rentOfBuilding: 'Rent of land, building or furniture',
    rentByIndividual: 'Rent paid by an individual or HUF',
    professionalFees: 'Professional fees',
    technicalFees: 'Technical services, call centre, film royalty',
    directorsFees: "Director's fees",
    contractor: 'Contract work',
    byIndividual: 'Contract, commission or fees paid by an individual or HUF',
    dividend: 'Dividend',
  },
  paid: {
    interestOnSecurities: 'interest on securities',
    bankInterest: 'interest as a bank or post office',
    otherInterest: 'other interest',
    insuranceCommission: 'insurance commission',
    commission: 'commission or brokerage',
    rentOfMachinery: 'rent of machinery',
    rentOfBuilding: 'rent of a building',
    rentByIndividual: 'rent',
    professionalFees: 'professional fees',
    technicalFees: 'technical fees',
    directorsFees: "director's fees",
    contractor: 'for contract work',
  },
  paidByAnyone: {
    salary: 'a salary',
    interest: 'interest',
    commission: 'commission',
    professionalFees: 'professional fees',
    rent: 'rent',
    contractorPayment: 'for contract work',
  },
  questions: {
    payer: {
      salary: 'Who pays the salary?',
      interest: 'Who pays the interest?',
      commission: 'Who pays the commission?',
      professionalFees: 'Who pays the fees?',
      rent: 'Who pays the rent?',
      contractorPayment: 'Who pays the contractor?',
    },
    payee: 'Who is paid?',
    payment: 'What is paid?',
    since: 'Since when do you rent?',
    until: 'How long does the tenancy last?',
    before: 'When do you pay, and what did you pay before?',
    date: 'When do you pay?',
    regime: 'Which regime did the employee choose?',
    ageCategory: 'How old is the employee?',
    deductions: 'Which deductions did the employee declare?',
  },
  payers: {
    individual: {
      label: 'An individual or a family (HUF)',
      detail: 'with a turnover of up to ₹1 crore (₹50 lakh in a profession)',
      text: 'An individual',
    },
    above: {
      label: 'An individual or a family',
      detail: 'with a turnover above these limits',
      text: 'An individual above the limits',
    },
    company: {
      label: 'A company, firm or trust',
      detail: 'of any size',
      text: 'A business',
    },
  },
  askedPayers: [
    {
      value: 'individual',
      label: 'An individual or family',
      detail: 'You have no business, or a turnover of up to ₹1 crore (₹50 lakh in a profession).',
    },
    {
      value: 'company',
      label: 'A business',
      detail: 'A company, firm or trust pays, or an individual above these limits.',
    },
  ],
  payees: {
    individual: {
      label: 'An individual or a family (HUF)',
      detail: 'in India, with a PAN linked to Aadhaar',
      text: 'an individual in India',
    },
    senior: {
      label: 'An individual of 60 or older',
      detail: 'in India, with a PAN linked to Aadhaar',
      text: 'an individual of 60 or older',
    },
    other: {
      label: 'A company, firm or other',
      detail: 'in India, with a PAN',
      text: 'a company in India',
    },
    noPan: {
      label: 'Someone without a PAN',
      detail: 'or with one that is not linked to Aadhaar',
      text: 'someone without a PAN',
    },
    seniorNoPan: {
      label: 'An individual of 60 or older, without a PAN',
      detail: 'or with one that is not linked to Aadhaar',
      text: 'a senior without a PAN',
    },
    nonResident: {
      label: 'A non-resident',
      detail: 'not a company',
      text: 'a non-resident',
    },
  },
  rent: {
    sinceApril: 'Since April or earlier',
    sinceLater: 'Since a later month',
    goesOn: 'You deduct from the rent of March',
    ends: 'It ends before',
    endsDetail: 'You deduct from the last rent',
    month: 'Month',
  },
  notes: {
    interestOnSecurities:
      'Until March 2025 interest on listed debentures bore no tax up to ₹5,000 a year.',
    contractor:
      'Since 1 April 2026 supplying manpower counts as contract work (section 402(47)(f) of the 2025 Act).',
    rentByIndividual:
      'We take the day of payment as a day in the month of the rent, and the rent as the same in each month.',
    byIndividual: 'Insurance commission and fees for technical services are not in this rule.',
  },
  reasons: {
    limit:
      'You deduct nothing until you have paid more than the limit; from then on you deduct from the whole.',
    once: 'You deduct once, from the rent of all months: with the rent of the last month of the tax year, or of the tenancy if it ends before. Without a PAN you deduct at most the rent of that month.',
    rate: 'The kind of payment fixes the rate and, for some kinds, whom you pay.',
    year: 'This is the tax on the salary of the whole year, slab by slab.',
    average: 'An employer deducts at the average rate: the tax of the year divided by the salary.',
    deposit: {
      monthly:
        'You deposit the tax of a month by the 7th of the next, and that of March by 30 April.',
      withStatement:
        'You deposit and report in one form, within thirty days of the end of the month.',
    },
    statement: {
      quarterly:
        'You file the statement of a quarter by the end of the month after it, of the last quarter by 31 May.',
      monthly: 'You deposit and report in one form, within thirty days of the end of the month.',
    },
  },
  nothingToday: 'Nothing is due today',
  payer:
    'An individual or HUF deducts like a business only if turnover in the year before was above ₹1 crore, or professional receipts above ₹50 lakh.',
  before:
    'We take it that you deducted nothing until you crossed the limit of the year, and tax from then on: if you deducted from some of it, as from single bills above their own limit, enter that sum.',
  gstApart:
    'Enter the amount without GST where the bill shows it separately: of ₹59,000 with ₹9,000 of GST, tax is on ₹50,000.',
  pan: 'A PAN that is not linked to Aadhaar counts as none: choose “someone without a PAN” above, and the rate is at least 20%.',
  nonResident: {
    noRate: 'Ask for the rate',
    findRate: 'You find the rate: it is that of the income, or of a treaty.',
    rent: {
      1961: 'of the rent, from the first rupee, while the payee’s income of the year is up to ₹50 lakh: section 195.',
      2025: 'of the rent, from the first rupee, while the payee’s income of the year is up to ₹50 lakh: section 393(2).',
    },
    others: {
      1961: 'Section 195 applies: you deduct from the first rupee of what is taxable in India, at the rate of that income or of a treaty.',
      2025: 'Section 393(2) applies: you deduct from the first rupee of what is taxable in India, at the rate of that income or of a treaty.',
    },
    fees: 'Fees for technical services bear 20.8% while the payee’s income of the year is up to ₹50 lakh, or less by a treaty.',
    duties: {
      1961: 'You need a TAN, also as an individual. A company abroad bears other rates. A treaty may ask for less: get a certificate of residence and Form 10F. Before you send the money abroad, file Form 15CA.',
      2025: 'You need a TAN, also as an individual. A company abroad bears other rates. A treaty may ask for less: get a certificate of residence and Form 41. Before you send the money abroad, file Form 145.',
    },
    estimate: 'The estimate is that for a resident.',
  },
  notCovered:
    'Not covered: the government as deductor, which deposits on other days; certificates for a lower rate or none, and Form 121 (15G and 15H until March 2026); the higher rate for those who filed no return, until March 2025; lotteries, property, purchases of goods, partners, virtual assets; dividends.',
  salary:
    'We take the salary as the only income, for a whole year at the same pay. We leave out perquisites valued by rule, other income and losses told to the employer, relief for arrears, a change of employer, no PAN (at least 20%).',
} as const;
