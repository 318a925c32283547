export const hraByLaw = {
  city: {
    question: 'Which city is your home in?',
    why: 'The city sets how much of your salary counts: 50% in these eight, 40% elsewhere.',
    elsewhere: '40%',
    preset: 'We chose it from the city, for the simple estimate.',
    own: 'You chose it, for the simple estimate.',
    change: 'Change',
  },
  sentence: {
    label: 'Exempt from tax this year',
    otherYear: 'Exempt from tax in',
    taxable: 'You pay tax on',
    monthly: 'Exempt each month',
    counted: 'Counted month by month',
    claim: 'You give your employer',
    otherPlace: 'another place',
    allMonths: 'all twelve months',
    changed: [
      'twelve months with one change',
      'twelve months with two changes',
      'twelve months with three changes',
    ],
    questions: {
      months: 'For how many months do you pay this rent?',
      regime: 'Which regime do you choose?',
      year: 'Which year?',
    },
    all: { label: 'All twelve months', detail: 'at the same rent, city and pay' },
    fewer: {
      label: 'Fewer months',
      detail: 'Without rent nothing is exempt',
      count: 'Months with rent',
    },
    changes: { label: 'Rent, city or pay changed', count: 'How often it changed' },
    regimes: {
      old: 'It has the exemption',
      new: 'It applies unless you choose the old one, and has no exemption',
    },
    newRegime: 'The estimate is for the old regime: the new one has no HRA exemption.',
  },
  cities: {
    caption: 'This year’s share of the salary, by city',
    head: ['Home in', 'At most'],
    others: 'Every other city',
  },
  heads: {
    share: 'Half or two fifths',
    salary: 'Salary and rent',
    claim: 'The claim',
    regime: 'The regime',
    twoPlaces: 'Home and work in two cities',
    sections: 'The sections',
  },
  byMonth: 'we take the amounts above for the months before it',
  byYear: 'we take the pay above for the whole year',
  salary:
    'Salary is basic pay with dearness allowance that counts for retirement. You must really pay rent, for a home that is not your own.',
  twoPlaces:
    'Rule 279 speaks both of the place of employment and of the place of the home. If you live and work in different cities it is not clear which counts; we take the city of your home.',
  claim:
    'You claim it from your employer in Form 124 (12BB up to March 2026), with the landlord’s name, address and PAN, and your relationship, if any, where the rent is above ₹1,00,000 a year.',
  oldOnly: 'Only the old regime has the exemption; the new one excludes it',
} as const;
