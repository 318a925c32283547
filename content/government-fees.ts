/**
 * What authorities charge, in whole rupees. None of it is ours: it comes on top of a fee. An amount
 * stays out as long as no source gives it; pages then say that it is at actuals. Each was read on
 * 29 November 2026.
 */
export const governmentFees = {
  /** Companies (Registration Offices and Fees) Rules, 2014, table II: a name, held for 20 days. */
  companyName: 1000,
  /** With SPICe+, by two professional sites that call it approximate; no rule states it. */
  companyPanAndTan: 143,
  /** The same rules, table I, items 5 and 6, by nominal capital: to ₹1 lakh, and from ₹1 crore. */
  companyForm: [200, 600],
  /** Companies (Removal of Names of Companies from the Register) Rules, 2016, rule 4(1): STK-2. */
  strikeOff: 10000,
  /** LLP Rules, 2009, Annexure A, as amended on 2 October 2018: RUN-LLP. */
  llpName: 200,
  /** Annexure A as substituted in 2022, by contribution: to ₹1 lakh, and above ₹1 crore. */
  llpRegistrar: [500, 25000],
} as const;

/**
 * Stamp duty of a company on its memorandum, its articles and the form, at ₹1 lakh of authorised
 * capital, by State: those on which tables of two professional sites agree.
 */
export const stampDuty: { readonly [state: string]: number } = {
  'Uttar Pradesh': 1010,
  Maharashtra: 1300,
};
