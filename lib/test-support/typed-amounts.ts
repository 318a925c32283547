import fc from 'fast-check';

export const anyAmount = fc.oneof(
  fc.bigInt({ min: 1n, max: 10n ** 10n }).map(String),
  fc.bigInt({ min: 1n, max: 10n ** 12n }).map(withPaise),
  fc.bigInt({ min: 1n, max: 3n * 10n ** 6n }).map(String),
  fc.bigInt({ min: 1n, max: 3n * 10n ** 8n }).map(withPaise),
);

export const typedAmount = fc.oneof(
  anyAmount,
  fc.bigInt({ min: 1n, max: 10n ** 17n }).map(withPaise),
  fc.constantFrom('1000000000000000', '999999999999999.99', '999999999999999.5', '0.01', '0.5'),
);

export function withPaise(paise: bigint): string {
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const manyRuns = { numRuns: 1000 };
