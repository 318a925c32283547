/**
 * `npm run check:exact` works out a million random cases, with paise and up to a thousand lakh
 * crore, and compares every shown figure with an independent computation. For another number of
 * cases: `npm run check:exact -- 5000000`.
 */
import { exactChecks } from '@/lib/calculators/exact-checks.test-support';

const cases = Number(process.argv[2] ?? 1_000_000);
const checks = Object.entries(exactChecks);
const each = Math.ceil(cases / checks.length);

for (const [calculator, check] of checks) {
  const start = performance.now();
  check(each);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${calculator}: ${each} cases, every figure exact, ${seconds} s`);
}
