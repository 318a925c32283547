/** Words shown while planners are folded. */
export const foldedPlanners = {
  heading: 'More to work out',
  /** Above a single one. */
  headingOfOne: 'Paid or filed late',
  noScript: 'The planner works with JavaScript.',
  /** The link on service pages to the planners of the subject. */
  seen: 'What paying or filing late costs',
  titles: {
    advanceTax: 'Advance tax and its interest',
    returnFee: 'Fee for a late return',
    twoEmployers: 'Two employers in one year',
    capitalGains: 'Capital gains, tax year 2026-27',
    lateTds: 'TDS paid or reported late',
    lateGst: 'GST return filed late',
    lateRoc: 'ROC form filed late',
  },
} as const;

/** The words above the fields and below the sources of each planner. */
export const planners = {
  /** Follows the rule for a last day on which offices are closed. */
  /** After the name of an amount that was left empty and counts as nil. */
  noneEntered: 'none entered',
  fromTheLaw: 'Fee and interest are counted here from the date in the law.',
  advanceTax: {
    lead: 'What is due by which day, and what paying or filing late costs. Enter what you have paid and what you mean to pay.',
    presumptive:
      'Tax on the presumptive income of a business or profession, by section 58(2), was 44AD and 44ADA, is all due by 15 March (section 408(2), was 211): nothing is due in June, September and December. This does not hold for goods carriages, which were under 44AE.',
    late: 'The fee for filing late comes on top: see the planner of the fee for a late return.',
    notCovered:
      'Capital gains, dividends and a business begun in the year bear no interest for the instalments before them if the tax is paid in those that remain or by 31 March: not worked out here. Self-assessment tax is taken as paid on one day. A short payment is set off against fee, interest and tax, in that order.',
  },
  /** For a first return after its due date. */
  belated:
    'The belated return of an individual, a Hindu undivided family or an association of persons is taxed by the new regime (section 202(4), was 115BAC(6)): the old one is chosen in a return filed by its due date, and with business income an earlier choice runs on. A company or a firm has its own rates.',
  updated:
    'section 263(6), was 139(8A): not for a refund or a lower tax, though it may reduce a loss that was claimed in a return filed in time. Extra tax comes on tax and interest, by the year of filing: 25, 50, 60 or 70% (section 267, was 140B), ten points more in reply to a notice under section 280, was 148. It is not counted here.',
  returnFee: {
    lead: 'The fee for an income tax return after its due day, for a late revision, and for a late report on audit or transfer pricing.',
    notCovered:
      'Interest on unpaid tax comes on top: see the planner of advance tax. Those who need not file a return pay no fee. The limit is the first slab of the new regime at any age, since an individual’s late return is taxed by the new regime, unless, with business income, an earlier choice of the old one runs on. Tick that a return is due where the law asks for one below it, as for foreign assets (section 263(1), was 139(1)).',
  },
  twoEmployers: {
    lead: 'Each employer alone gives the standard deduction, the nil slab and the rebate, so together they deduct too little. Enter both salaries before any deduction.',
    short: 'Short',
    total: 'To pay with interest',
    totalWithFee: 'To pay with interest and fee',
    refund: 'Refund',
    /** After the last day of the year. */
    form: 'Form 122 (was 12B), given to the second employer, has it deduct on both salaries: section 392(4), rule 204.',
    /** Before the days that are left. */
    instalments: 'Otherwise pay it as advance tax, the sooner with the less interest: by',
    /** After the year, by the Act that it was under. */
    over: {
      '1961':
        'no employer can deduct for it any more (that was Form 12B, section 192(2) of the 1961 Act), and it is paid as self-assessment tax, not as advance tax.',
      '2025':
        'no employer can deduct for it any more (that was Form 122, section 392(4)), and it is paid as self-assessment tax, not as advance tax.',
    },
    notCovered:
      'By the new regime, for a resident with salary alone. Other income, the old regime and deductions change the tax.',
  },
  capitalGains: {
    lead: 'For a sale from 1 April 2026 to 31 March 2027: long-term or short-term, and the tax.',
    gain: 'Gain',
    ignored: 'Above 20% of the indexed gain',
    loss: 'Loss',
    atSlabs: 'Taxed at the rates of the slabs',
    total: 'Tax, before surcharge and cess',
    long: 'Long-term',
    short: 'Short-term',
    bought: 'Bought on',
    boughtBefore: 'Bought on, by the previous owner',
    cost: 'Cost',
    costBefore: 'Cost to the previous owner',
    value2001: 'at most its stamp value then; add improvements since',
    improved: 'add improvements since',
    improvements: 'with improvements',
    bonus: '0 for bonus shares',
    /** Section 78(1)(a). */
    stampValue: 'on the day of sale, or of the agreement if the buyer paid part by bank by then',
    otherIncome: 'without this gain; 0 where there is none',
    stampPrice:
      'The stamp value counts as the price, since it is above 110% of it (section 78(1), was 50C).',
    oldCost:
      'The fair value of 1 April 2001 counts as the cost: keep a valuer’s report (section 90(9), was 55(2)(b)).',
    disputedIndex:
      'For what was inherited or given the index is taken from the year in which the previous owner bought it; the Department may count from your own year. Ask us before you rely on it.',
    indices: 'Cost inflation index of each year',
    indexHead: ['Financial year', 'Index'],
    lossRemark:
      'A loss bears no tax. You set a short-term loss off against any capital gain, a long-term one against long-term gains alone, and carry the rest on for eight years if you file in time (section 111, was 74).',
    cess: 'Cess of 4%, and surcharge above ₹50 lakh of income, come on top.',
    notCovered:
      'This is for one sale, and not for a non-resident. Your other gains and losses of the year share the nil band and the ₹1,25,000. If you own it jointly, enter your part. We index improvements from the year of purchase. You may save tax with a new house (section 82, was 54; for other assets 86, was 54F; put what you have not spent by the due date of the return into the deposit scheme), farm land (83, was 54B) or bonds (85, was 54EC: for land or building, within 6 months, up to ₹50 lakh, for 5 years). Ask us about business assets, taxed gifts, the rebate of the old regime, buy-backs (section 69), and unlisted shares sold below fair value, which then counts as the price (79, was 50CA). Original sovereign gold bonds are exempt at maturity.',
  },
  lateTds: {
    lead: 'Interest by the months that TRACES counts, with months of thirty days beside it, and the fee for a late statement.',
    notCovered:
      'For tax deducted, not collected at source. How TRACES rounds interest is not established, so it is shown to the paisa.',
  },
  lateGst: {
    lead: 'The late fee with its caps, and interest on tax paid in cash.',
    notCovered:
      'Not covered: GSTR-5 to GSTR-8, and what a notification waives for a State or a period. An annual return without its GSTR-9C is taken as not filed; there is one fee for both.',
  },
  lateRoc: {
    lead: 'The fee of the form, and what a delay adds to it.',
    notCovered:
      'Not covered: separate penalties, and schemes that lower the fee for a time. Check the fee with us before you pay it.',
  },
} as const;
