import { taxYear } from '@/content/tax-year';

export const foldedPlanners = {
  heading: 'More to work out',
  headingOfOne: 'Paid or filed late',
  noScript: 'The planner works with JavaScript.',
  link: 'What paying or filing late costs',
  titles: {
    advanceTax: 'Advance tax and its interest',
    returnFee: 'A late return: fee and interest',
    twoEmployers: 'Two employers in one year',
    capitalGains: `Capital gains, tax year ${taxYear}`,
    lateTds: 'TDS paid or reported late',
    lateGst: 'GST return filed late',
    lateRoc: 'ROC form filed late',
  },
} as const;

export const planners = {
  noneEntered: 'none entered',
  fromTheLaw: 'We count fee and interest from the date in the law.',
  advanceTax: {
    lead: 'See what you pay by which day, and what it costs to pay or file late. Enter what you have paid and what you mean to pay.',
    presumptive: {
      '1961':
        'You pay all tax on presumptive income (section 44AD or 44ADA) by 15 March, and nothing in June, September and December (section 211). This does not hold for goods carriages (44AE).',
      '2025':
        'You pay all tax on presumptive income (section 58(2)) by 15 March, and nothing in June, September and December (section 408(2)). This does not hold for goods carriages.',
    },
    late: 'The fee for a late return comes on top: see its planner.',
    unfiled: 'For interest after the year, enter the day on which you file.',
    notCovered:
      'Capital gains, dividends and a business begun in the year bear no interest for the instalments before them if you pay the tax in those that remain or by 31 March: we do not work this out. We take it that you pay the rest on one day. A short payment goes to the fee first, then to interest, then to tax.',
  },
  belated:
    'If you are an individual, a Hindu undivided family or an association of persons, your late return is taxed by the new regime: you choose the old one in a return filed by its due date, and with business income an earlier choice runs on. A company or a firm has its own rates.',
  updated: {
    '1961':
      'you can file only an updated return (section 139(8A)). You cannot claim a refund or a lower tax in it, though it may reduce a loss that you claimed in a return filed in time. By the year of filing, extra tax of 25, 50, 60 or 70% comes on tax and interest (section 140B), ten points more if you answer a notice under section 148. We do not count it here.',
    '2025':
      'you can file only an updated return (section 263(6)). You cannot claim a refund or a lower tax in it, though it may reduce a loss that you claimed in a return filed in time. By the year of filing, extra tax of 25, 50, 60 or 70% comes on tax and interest (section 267), ten points more if you answer a notice under section 280. We do not count it here.',
  },
  returnFee: {
    lead: 'What you pay for a return after its due day: the fee, and interest on tax still unpaid. Also the fee for a late revision, and for a late report on audit or transfer pricing.',
    notCovered:
      'If you need not file a return, you pay no fee. We take the first slab of the new regime as the limit at any age, since that regime taxes an individual’s late return, unless, with business income, an earlier choice of the old one runs on. Tick that a return is due where the law asks for one below the limit, as for foreign assets.',
  },
  /** `*` encloses the words to emphasise. */
  lateReturn: {
    unpaid: 'Tax you still owe',
    interest: 'Interest',
    fee: 'Late fee',
    noAdvanceTax:
      'We count as if you paid no advance tax. What you did pay lowers the interest: enter it in the planner of advance tax.',
    inTime: (due: string) => `You are *in time*: you can file without a fee until ${due}.`,
    oldRegime: {
      individual: 'You *lose the old regime* for that year.',
      senior: 'You *lose the old regime* for that year.',
      business: 'You *lose the old regime* for that year, unless an earlier choice of it runs on.',
      presumptive:
        'You *lose the old regime* for that year, unless an earlier choice of it runs on.',
      audit:
        'A person *loses the old regime* for that year, unless an earlier choice of it runs on; a company or a firm has its own rates.',
      transferPricing:
        'A person *loses the old regime* for that year, unless an earlier choice of it runs on; a company or a firm has its own rates.',
    },
    loss: 'You can’t carry forward a *business or capital loss*.',
    until: (day: string, rise: string) =>
      ['You can still file *until ', day, '*.', rise && ` ${rise}`].join(''),
  },
  twoEmployers: {
    lead: 'Each employer gives you the standard deduction, the nil slab and the rebate, so together they deduct too little. Enter both salaries before any deduction.',
    short: 'Short',
    total: 'To pay with interest',
    totalWithFee: 'To pay with interest and fee',
    refund: 'Refund',
    form: 'you can give Form 122 (was 12B) to the second employer, who then deducts on both salaries (section 392(4), rule 204).',
    instalments: 'Otherwise pay it as advance tax, the sooner the less interest: by',
    over: {
      '1961':
        'no employer can deduct for it any more (that was Form 12B, section 192(2)), so you pay it as self-assessment tax, not as advance tax.',
      '2025':
        'no employer can deduct for it any more (that was Form 122, section 392(4)), so you pay it as self-assessment tax, not as advance tax.',
    },
    notCovered:
      'We count by the new regime, for a resident with salary alone. Other income, the old regime and deductions change your tax.',
  },
  capitalGains: {
    lead: 'If you sell from 1 April 2026 to 31 March 2027: is it long-term, and what tax do you pay?',
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
    otherIncome: 'without this gain; 0 if you have none',
    stampPrice:
      'The stamp value counts as your price, since it is above 110% of it (section 78(1)).',
    oldCost:
      'The fair value of 1 April 2001 counts as your cost: keep a valuer’s report (section 90(9)).',
    disputedIndex:
      'If you inherited it or got it as a gift, we take the index from the year in which the previous owner bought it; the Department may count from your own year. Ask us before you rely on it.',
    indices: 'Cost inflation index of each year',
    indexHead: ['Financial year', 'Index'],
    lossRemark:
      'A loss bears no tax. You set a short-term loss off against any capital gain, a long-term one against long-term gains alone, and carry the rest on for eight years if you file in time (section 111).',
    cess: 'Cess of 4%, and surcharge above ₹50 lakh of income, come on top.',
    notCovered:
      'This is for one sale, and not for a non-resident. Your other gains and losses of the year share the nil band and the ₹1,25,000. If you own it jointly, enter your part. We index improvements from the year of purchase. You may save tax with a new house (section 82; for other assets 86; put what you have not spent by the due date of the return into the deposit scheme), farm land (83) or 54EC bonds (now 85: for land or building, within 6 months, up to ₹50 lakh, for 5 years). Ask us about business assets, taxed gifts, the rebate of the old regime, buy-backs (section 69), and unlisted shares sold below fair value, which then counts as the price (79). Original sovereign gold bonds are exempt at maturity.',
  },
  lateTds: {
    lead: 'You owe interest by the months that TRACES counts, with months of thirty days beside it, and a fee for a late statement.',
    notCovered:
      'This is for tax that you deduct, not collect. We do not know for certain how TRACES rounds interest, so we show it to the paisa.',
  },
  lateGst: {
    lead: 'You owe the late fee up to its cap, and interest on tax paid in cash.',
    waiver:
      'On 8 October 2026 the GST Council recommended to waive this fee for a turnover of up to ₹5 crore. We saw no notification, so we count it.',
    notCovered:
      'We leave out GSTR-5 to GSTR-8, and what a notification waives for a State or a period. We take an annual return without its GSTR-9C as not filed; you pay one fee for both.',
  },
  lateRoc: {
    lead: 'What you pay for the form, and what a delay adds to it.',
    notCovered:
      'We leave out separate penalties, and schemes that lower the fee for a time. Check the fee with us before you pay it.',
  },
} as const;
