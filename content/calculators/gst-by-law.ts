/** The words around the sheet that works GST out by law. */
export const gstByLaw = {
  lead: 'The same amount with GST added and with GST inside, at the rates of the day, each tax to the paisa.',
  rounding:
    'Each tax is worked out to the paisa. Section 170 takes what is payable to the nearest rupee: on a bill that is one round-off line on its total, outside value and tax.',
  unconfirmed:
    'No change of rates after 1 February 2026 was found, and none is ruled out. The HSN or SAC code decides which rate a supply has.',
  /** Rules in a sentence, behind the figures. */
  reasons: {
    charge: 'The tax is charged on the value of the supply, at the rate of its day.',
    inside:
      'Where the price holds the tax, the value is the price × 100 ÷ (100 + rate), and the rest is tax.',
    rounding: 'What is payable is taken to the nearest rupee.',
  },
  special: 'for a few goods: rough stones, gold',
  tobacco: 'for tobacco and pan masala until January 2026',
  notCovered:
    'For one supply at one rate. Not covered: cess (compensation cess among them), reverse charge, the composition scheme, exempt and zero-rated supplies, the place of supply, credit for tax paid on purchases. Delhi, Puducherry and Jammu and Kashmir have legislatures and levy SGST.',
} as const;
