/** The tests that count days or gains name amounts and days of this year, whatever year it is. */
export * from '@/content/tax-year';
export const taxYear = '2026-27';
export const rulesCheckedUntil = '2028-03-31';
