export const gstByLaw = {
  rates:
    '12% and 28%: for most goods until 21 September 2025. For the 40% rate, calculate first, then press the rate in the answer.',
  rounding:
    'We work each tax out to the paisa. Section 170 takes what you pay to the nearest rupee: on a bill that is one round-off line on its total, outside value and tax.',
  unconfirmed:
    'We found no change of rates after 1 February 2026, and rule none out. The HSN or SAC code decides the rate of your supply.',
  reasons: {
    charge: 'You charge the tax on the value of the supply, at the rate of its day.',
    inside:
      'Where the price holds the tax, the value is the price × 100 ÷ (100 + rate), and the rest is tax.',
    rounding: 'You pay the nearest whole rupee.',
  },
  /** Goods with a special rate, by the rate in percent. */
  special: {
    0.25: 'rough stones',
    1.5: 'cut and polished diamonds',
    3: 'gold, silver, jewellery',
    6: 'bricks and roofing tiles, no input credit claimed',
    12: 'bricks and roofing tiles, with input credit',
    28: 'tobacco and pan masala until January 2026',
  } as Readonly<Record<number, string>>,
  /** Where goods went whose rate, in percent, is abolished. */
  moved: {
    12: {
      text: 'Most goods moved to 5% or 18%.',
      rates: [5, 18, 12, 6],
    },
    28: {
      text: 'Most goods moved to 18%, some to 40%.',
      rates: [18, 40, 28],
    },
  } as Readonly<Record<number, { text: string; rates: readonly number[] }>>,
  questions: {
    moved: 'Which rate do your goods have?',
    rate: 'At which rate?',
    type: 'Is the tax in the amount?',
    supply: 'Where does the supply go?',
    date: 'When is the supply?',
  },
  types: {
    exclusive: { label: 'No, you add it to the amount', text: 'on top of' },
    inclusive: { label: 'Yes, the amount includes it', text: 'included in' },
  },
  supplies: {
    state: { label: 'Within a State', text: 'within a State' },
    unionTerritory: {
      label: 'Within a union territory without legislature',
      text: 'within a union territory',
    },
    interstate: { label: 'From one State to another', text: 'from one State to another' },
  },
  bricks:
    'These rates are for bricks, fly-ash bricks and blocks and roofing tiles (HSN 6815, 6901 00 10, 6904 10 00, 6905 10 00). Their makers register from ₹20 lakh of turnover and cannot choose the composition scheme (Notifications 14/2025 and 2/2022-Central Tax (Rate)).',
  notCovered:
    'This is for one supply at one rate. We leave out cess (compensation cess among them), reverse charge, the composition scheme, exempt and zero-rated supplies, the place of supply, credit for tax paid on purchases. Delhi, Puducherry and Jammu and Kashmir have legislatures and levy SGST.',
} as const;
