import { describeRentChange } from '@/features/calculators/hra/describe-hra';
import { workOutHraByLaw } from '@/lib/law/hra/hra';

/** Basic pay of ₹50,000 and HRA of ₹20,000 a month, in a city of 40%: limits of ₹20,000 each. */
const describeRent = (rent: number) => {
  const pay = { from: '2026-04-01', months: 12, salary: 50_000, hra: 20_000, city: 'Kanpur' };
  const [period] = workOutHraByLaw([{ ...pay, rent }])?.periods ?? [];
  return period && describeRentChange(period);
};

// Rule 279: rent less 10% of salary, ₹5,000 a month, against the other two limits.
test.each([
  [
    20_000,
    'Up to ₹60,000 (₹5,000 a month) more rent would raise your exemption. Beyond that, no gain.',
  ],
  [25_000, /^Your rent is just enough: with more you would gain nothing/],
  [
    30_000,
    'More rent would exempt nothing more. You could pay ₹60,000 (₹5,000 a month) less and lose nothing.',
  ],
])('rule 279, a rent of %i a month: what more or less would change', (rent, sentence) => {
  expect(describeRent(rent)).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});
