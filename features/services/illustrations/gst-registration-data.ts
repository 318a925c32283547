/** Section 22 of the CGST Act: the limit of the first holds for goods too. */
const tenLakhStates = 'Manipur, Mizoram, Nagaland and Tripura';
const twentyLakhStates =
  'Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand';

export const gstFigure = {
  heading: 'Must I register?',
  text: 'Ask the four questions from the top. The first yes decides.',
  questions: [
    {
      asks: 'Do you sell goods to another State or through a marketplace?',
      yes: 'Register, section 24',
      note: 'You register whatever the turnover, unless a notification exempts you.',
    },
    // Sections 2(6) and 22; Notification 10/2019-CT for goods alone, whose turnover may hold the
    // interest on deposits and no other service.
    {
      asks: 'Do you sell only goods, above ₹40 lakh a year?',
      yes: 'Register, section 22',
      note: `In ${tenLakhStates} the limit is ₹10 lakh; in ${twentyLakhStates} it is ₹20 lakh, as everywhere else for pan masala, tobacco, ice cream, bricks and tiles. Interest on deposits does not count as a service.`,
    },
    {
      asks: 'Services too: is everything together above ₹20 lakh a year?',
      yes: 'Register, section 22',
      note: `Add goods, services, exempt sales and exports in all States on your PAN. The limit is ₹10 lakh in ${tenLakhStates}.`,
    },
    {
      asks: 'Do your clients ask for a GSTIN, or do you want input credit?',
      yes: 'You may, section 25(3)',
      note: 'You then have all duties of a regular taxpayer.',
    },
  ],
  yes: 'yes',
  noes: 'Four times no?',
  otherwise: 'You need not register, unless you are on the list in section 24.',
} as const;
