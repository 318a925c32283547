export const updatesCopy = {
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
} as const;
