import { calendar } from '@/content/calendar';

export const reasons = {
  heading: 'What brings you here?',
  notice: {
    title: 'A notice came',
    hint: 'what it means, how long you have',
    label: 'Which number is on it?',
    example: 'e.g. ASMT-10',
    action: 'Look it up',
    notice: 'Notice',
    now: '2025 Act:',
    time: 'By when',
    first: 'First step',
    ignored: 'If you ignore it',
    several: 'Type all of it:',
    emptyWord: 'Missing.',
    empty: 'Type the number on your notice.',
    noneWord: 'Not found.',
    none: (typed: string) =>
      `We don’t know a notice ${typed}. Check the number on its first page, or`,
    noneLink: 'see all notices',
    ask: 'Send it to us',
    all: 'All notices by number',
  },
  late: {
    title: 'A payment is late',
    hint: 'what you owe, to the day',
  },
  next: {
    title: 'My next date',
    hint: 'what you file or pay next',
    sheet: 'Your next date',
    i: 'I am',
    we: 'We are',
    who: {
      freelancer: 'a freelancer or professional',
      trader: 'a trader or shop',
      salaried: 'salaried',
      company: 'a company',
      llp: 'an LLP',
      trust: 'a trust or NGO',
    },
    gst: {
      none: 'not registered for GST',
      'gst-monthly': 'filing GST every month',
      'gst-quarterly': 'filing GST each quarter (QRMP)',
      composition: 'under GST composition',
    },
    profitBefore: 'I pay tax on',
    profit: { real: 'my real profit', presumptive: 'presumptive income' },
    staffBefore: 'and',
    staff: { none: 'have no staff', some: 'have staff or deduct TDS' },
    labels: { who: 'Who you are', gst: 'GST', profit: 'Taxed on', staff: 'Staff' },
    state: calendar.state,
    choose: 'Choose',
    all: 'All due dates',
    advanceTax: 'Work out your advance tax',
    inDays: (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`,
    you: 'You',
    instalment: (percent: string, year: string) =>
      `pay advance tax, in all ${percent} of ${year} tax`,
    lastInstalment: (year: string) => `pay the rest of ${year} tax as advance tax`,
    thisYear: 'this year’s',
    nextYear: 'next year’s',
    presumptive: (year: string) => `pay all of ${year} tax as advance tax`,
    returnOf: {
      thisYear: 'file your return for this year',
      lastYear: 'file your return for last year',
    },
    sunday: (day: string) => `That is a Sunday: do it by ${day}.`,
    sundayToday: 'That is a Sunday: do it today.',
    todayOf: (day: string) => `today, ${day}`,
    /** The commonest first: a sheet has room for three. */
    ifs: {
      'advance-tax': (day: string) =>
        `*If you have income without TDS*, such as rent or capital gains, you may owe advance tax by ${day}.`,
      'belated-2026-27': (day: string) =>
        `*If you have not filed* for the year to March 2026, you can until ${day}.`,
      'form-141': (day: string, month: string) =>
        `*If you deducted TDS* from a rent or a property in ${month}, you report it in Form 141 by ${day}.`,
      'itr-audit': (day: string) =>
        `*If your accounts are audited*, you file your return by ${day}.`,
      'gstr-9': (day: string) =>
        `*If your turnover was above ₹2 crore*, you file the annual return GSTR-9 by ${day}.`,
      'form-113': (day: string) =>
        `*If your donors claim a deduction*, you report their donations in Form 113 by ${day}.`,
      'dpt-3': (day: string) => `*If your company has loans*, it files DPT-3 by ${day}.`,
      'aoc-4-opc': (day: string) =>
        `*If your company is a One Person Company*, it files its accounts (AOC-4) by ${day}.`,
      'itr-transfer-pricing-2026-27': (day: string) =>
        `*If you deal with a related party abroad*, your return is due by ${day}.`,
      'fast-ds': (day: string) =>
        `*If you did not show foreign assets*, you can declare them until ${day}.`,
    },
    noGst: {
      freelancer:
        'You need *no GST number* while you earn up to ₹20 lakh a year (₹10 lakh in four States).',
      trader:
        'You need *no GST number* up to ₹20 lakh of sales a year (₹10 lakh in four States), up to ₹40 lakh in most States if you sell only goods.',
    },
    none: 'We have no further date for you. Ask us.',
  },
  regime: {
    title: 'Which regime?',
    hint: 'old or new, this year',
    label: 'Yearly salary',
    action: 'Compare',
    missing: 'Missing.',
    none: 'Enter your yearly salary.',
    sheet: 'Your salary in both regimes',
    new: 'New regime',
    old: 'Old regime',
    without: 'without deductions',
    total: 'Your tax for the year',
    /**
     * `amount` is the sum above which the old regime costs less; section 80C covers only a part of
     * it.
     */
    above: (amount: string) =>
      `The old one costs less *only above ${amount}* of deductions, exempt HRA, professional tax and home-loan interest together.`,
    never: 'You owe *nothing in the new one*, so the old one cannot cost less.',
    employer: 'Your employer *deducts it from your salary* during the year.',
    basis: 'For a salary alone, below the age of 60.',
    open: 'Add your deductions',
  },
  company: {
    title: 'Start a company',
    about: 'about',
    inAll: 'in all',
    start: 'I start a business as',
    form: 'Form of the business',
    in: 'in',
    state: calendar.state,
    otherState: 'another State',
    and: 'and',
    people: 'Who signs',
    sign: (count: number) => (count === 1 ? 'one person signs' : `${count} people sign`),
    withGst: 'with GST.',
    besides: (total: string, what: string) => `The total is ${total}, *${what}*.`,
    action: 'Steps and papers',
  },
} as const;
