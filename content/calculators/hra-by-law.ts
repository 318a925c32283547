/** The words around the law's sheet of house rent allowance. */
export const hraByLaw = {
  city: {
    question: 'Which city is your home in?',
    why: 'The city sets how much of your salary counts: 50% in these eight, 40% elsewhere.',
    elsewhere: '40%',
    preset: 'We chose it from the city, for the simple estimate.',
    own: 'You chose it, for the simple estimate.',
    change: 'Change',
  },
  /** The cities of the year, before there is a result. */
  cities: {
    caption: 'This year’s share of the salary, by city',
    head: ['Home in', 'At most'],
    others: 'Every other city',
  },
  /** The heads of the conditions. */
  heads: {
    share: 'Half or two fifths',
    salary: 'Salary and rent',
    claim: 'The claim',
    regime: 'The regime',
    twoPlaces: 'Home and work in two cities',
    sections: 'The sections',
  },
  /** For which months the amounts of the form count when something changes in the year. */
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
