const notDigits = 'Write the amount in digits, such as 5,000.';

export const amountFaults = {
  belowZero: 'An amount cannot be below zero.',
  notDigits,
  notRead: {
    rupees: notDigits,
    number: 'Write the number in digits, such as 12.',
    percent: 'Write the rate in digits, such as 8.5.',
    years: 'Write the time in years, such as 1.5.',
  },
  parts: 'An amount has at most two decimals, its paise.',
} as const;
