/** Words about the firm's updates, what it filed, and amounts to pay. */
export const updates = {
  heading: 'Updates from us',
  /** In the sample area, before the first update. */
  showSample: 'Show a sample update',
  unchecked: 'We could not check the signature on this update.',
  needed: 'We need from you',
  give: 'Give it in Documents',
  payByUpi: 'Pay by UPI',
  showCode: 'Show QR code',
  hideCode: 'Hide QR code',
  code: 'QR code for a UPI app',
  copyAddress: 'Copy UPI address',
  copied: 'The address is copied.',
  notCopied: 'It was not copied: this browser did not allow it. Copy it from the line below.',
  sampleAddress: 'This is a sample address, and no bank has it: you cannot pay to it.',
  manyAtOnce: 'Many banks take at most ₹1,00,000 by UPI at a time.',
  havePaid: 'I have paid',
  notForMe: 'Not for me',
  stillToPay: 'It is still to pay',
  /** After each of the two presses. */
  settled: {
    paid: 'You noted that you have paid this. The note stays in this browser.',
    declined: 'You noted that this is not for you. The note stays in this browser.',
    received: 'We have received this. Thank you.',
  },
  filings: 'Filed for you',
  findFiling: 'Form, year or acknowledgement',
  noFiling: 'We found no such filing.',
  years: 'What each year brought',
  yearsFoot:
    'This is what you accepted, and what we filed and asked for. It is no invoice, no receipt and no account.',
  noYears: 'There is nothing in it yet.',
  year: 'Financial year',
  entries: { accepted: 'Accepted', filed: 'Filed', asked: 'Asked for' },
  print: 'Print',
} as const;
