import { boxOf, doTouch } from '@/components/calculators/law/chart-places';
import { crossoverPlaces } from '@/components/calculators/law/crossover-places';

const texts = {
  start: ['Old regime, ₹3,66,600 with no deductions', 'Old regime, ₹3,66,600', 'Old regime'],
  you: 'You, ₹2,88,600',
  newRegime: ['New regime, ₹1,66,400 all along', 'New regime, ₹1,66,400', 'New regime'],
  now: '₹2,50,000 now',
  level: 'Level at ₹6,41,656',
} as const;

/** As for ₹18,00,000 with deductions of ₹2,50,000. */
function drawn(width: number) {
  const you = { x: width * 0.345, y: 98 };
  const level = { x: width * 0.85, y: 177 };
  const line = [{ x: 8, y: 48 }, you, level, { x: width - 8, y: 196 }];
  const drawing = { width, floor: 284, height: 346, line, you, level };
  return { you, level, places: crossoverPlaces(drawing, texts) };
}

test.each([284, 354, 560])('on %i pixels the words keep clear of each other', (width) => {
  const boxes = Object.values(drawn(width).places).map((place) => boxOf(place, place.text));
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(doTouch(box, other)).toBe(false);
  }
});

test('where the full words would lie on a dotted line, fewer words stand beside it', () => {
  expect(drawn(560).places.newRegime.text).toBe('New regime, ₹1,66,400 all along');
  const { you, level, places } = drawn(354);
  expect(places.newRegime.text).toBe('New regime, ₹1,66,400');
  const { left, right } = boxOf(places.newRegime, places.newRegime.text);
  for (const { x } of [you, level]) expect(left < x && x < right).toBe(false);
});

test('a drawing too narrow for the amount at its start names the regime alone', () => {
  expect(drawn(354).places.start.text).toBe('Old regime, ₹3,66,600 with no deductions');
  expect(drawn(200).places.start.text).toBe('Old regime, ₹3,66,600');
  expect(drawn(120).places.start.text).toBe('Old regime');
});
