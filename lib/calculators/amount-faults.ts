/** Why a text is not an amount: sentences shown beside the field. */
export const amountFaults = {
  belowZero: 'An amount cannot be below zero.',
  notDigits: 'Write the amount in digits, such as 5,000.',
  parts: 'An amount has at most two decimals, its paise.',
} as const;
