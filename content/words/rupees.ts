/**
 * Groups digits as India does and keeps the decimals: `1234567.50` is `12,34,567.50`. By hand,
 * since on a phone the browser's own formatter takes longer to create than all prices take to read.
 */
export function groupIndian(decimal: string): string {
  const start = decimal.startsWith('-') ? 1 : 0;
  const point = decimal.indexOf('.');
  const end = point < 0 ? decimal.length : point;
  const groups = [decimal.slice(Math.max(start, end - 3), end)];
  for (let at = end - 3; at > start; at -= 2) {
    groups.push(decimal.slice(Math.max(start, at - 2), at));
  }
  return decimal.slice(0, start) + groups.reverse().join(',') + decimal.slice(end);
}

export const formatWholeAmount = (amount: number) => groupIndian(String(amount));

export const formatWholeRupees = (amount: number) => `₹${formatWholeAmount(amount)}`;
