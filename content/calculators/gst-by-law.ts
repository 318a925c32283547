/** The words around the sheet that works GST out by law. */
export const gstByLaw = {
  lead: 'The same amount with GST added and with GST inside, at the rates of the day, each levy rounded as the law requires.',
  rounding:
    'Section 170 takes each levy by itself to the nearest rupee, fifty paise up; the halves may differ from the whole by a rupee.',
  unconfirmed:
    'No change of rates after 1 February 2026 was found, and none is ruled out. The HSN or SAC code decides which rate a supply has.',
  bar: 'The upper bar is the invoice; the tax at its end is drawn larger in the lower one.',
  barWithoutTax: 'The bar is the invoice.',
  special: 'for a few goods: rough stones, gold, bricks',
  tobacco: 'for tobacco and pan masala until January 2026',
  notCovered:
    'For one supply at one rate. Not covered: cess (compensation cess among them), reverse charge, the composition scheme, exempt and zero-rated supplies, the place of supply, credit for tax paid on purchases. Delhi, Puducherry and Jammu and Kashmir have legislatures and levy SGST.',
} as const;
