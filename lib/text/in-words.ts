const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function nameBelowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const unit = small[value % 10];
  const ten = tens[Math.floor(value / 10)];
  return unit ? `${ten}-${unit}` : `${ten}`;
}

/** In the Indian system. The count of crores is itself written in words. */
function writeInWords(value: number): string {
  const parts = [
    value >= 10_000_000 ? `${writeInWords(Math.floor(value / 10_000_000))} crore` : '',
    formatUnitInWords(Math.floor(value / 100_000) % 100, 'lakh'),
    formatUnitInWords(Math.floor(value / 1000) % 100, 'thousand'),
    formatUnitInWords(Math.floor(value / 100) % 10, 'hundred'),
    nameBelowHundred(value % 100),
  ];
  return parts.filter(Boolean).join(' ');
}

function formatUnitInWords(count: number, unit: string): string {
  return count > 0 ? `${nameBelowHundred(count)} ${unit}` : '';
}

/**
 * As on a cheque: 132600 is `Rupees one lakh thirty-two thousand six hundred`. `null` unless it is
 * a whole amount of at most 10^15 rupees.
 */
export function formatRupeesInWords(rupees: number): string | null {
  if (!Number.isInteger(rupees) || Math.abs(rupees) > 10 ** 15) return null;
  if (rupees === 0) return 'Rupees zero';
  return `${rupees < 0 ? 'Minus rupees' : 'Rupees'} ${writeInWords(Math.abs(rupees))}`;
}
