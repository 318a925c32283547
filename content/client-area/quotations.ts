export const quotationsCopy = {
  lists: {
    name: 'Whose quotations',
    firm: 'Requests to the firm',
    own: 'Own quotations',
  },
  toCart: 'Go to the cart',
  empty: 'You have asked for no quotation.',
  answers: 'We send your quotation as a link. Open it on this device to see it here.',
  unsigned:
    'We signed no answer to this, so you cannot accept it. We send a signed answer as a link.',
  /** For an answer from a restored file; see `markUnchecked`. */
  unchecked:
    'We could not check who signed the answer in the file that you restored, so we count on none of it here. Open the link of our answer again, or ask us for it.',
  unsignedFile: 'Not signed: this browser has no signed answer to it.',
  demoFile: 'Sample: anyone could have signed it.',
  noName: 'Tell us who asks, and where we can call you. Both go into your profile.',
  yourName: 'Your name',
  yourPhone: 'Your phone',
  yourPhoneHint: 'if you like',
  addName: 'Add to my request',
  filed: 'I know that it is filed',
  notFiled: 'It is not filed yet',
} as const;

export const filingsCopy = {
  heading: 'Filed for you',
  find: 'Form, year or acknowledgement',
  none: 'We found no such filing.',
} as const;

export const yearsCopy = {
  heading: 'What each year brought',
  foot: 'This is what you accepted, and what we filed and asked for. It is no invoice, no receipt and no account.',
  none: 'There is nothing in it yet.',
  year: 'Financial year',
  entries: { accepted: 'Accepted', filed: 'Filed', asked: 'Asked for' },
  print: 'Print',
} as const;
