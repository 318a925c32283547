import {
  boxOf,
  doTouch,
  freeSpot,
  keptWithin,
  type Spot,
} from '@/components/calculators/law/chart-places';

const at = (x: number, side: Spot['side'] = 'right'): Spot => ({ x, y: 100, side });
const wall = { left: 100, right: 110, top: 0, bottom: 200 };

test('a label lies on its side of its point', () => {
  expect(boxOf(at(50), 'ten lakhs!')).toMatchObject({ left: 50, right: 119 });
  expect(boxOf(at(150, 'left'), 'ten lakhs!')).toMatchObject({ left: 81, right: 150 });
  expect(boxOf(at(100, 'middle'), 'ten lakhs!')).toMatchObject({ left: 65.5, right: 134.5 });
});

test('a percent sign counts for more than a letter', () => {
  const long = (text: string) => boxOf(at(0), text).right;
  expect(long('15%')).toBeGreaterThan(long('150'));
});

test('a label is moved no further than its drawing asks', () => {
  expect(keptWithin(at(20, 'middle'), 'ten lakhs!', 300).x).toBe(34.5);
  expect(keptWithin(at(290), 'ten lakhs!', 300).x).toBe(231);
  expect(keptWithin(at(120), 'ten lakhs!', 300).x).toBe(120);
});

test('a label takes the first spot that is free', () => {
  const room = { to: 300, taken: [wall] };
  expect(freeSpot([at(60), at(120)], 'ten lakhs!', room)).toEqual(at(120));
  expect(freeSpot([at(20), at(120)], 'ten lakhs!', room)).toEqual(at(20));
  expect(freeSpot([at(60), at(250)], 'ten lakhs!', room)).toBeUndefined();
  expect(
    freeSpot([at(20), at(120)], 'ten lakhs!', { ...room, isClear: ({ left }) => left > 100 }),
  ).toEqual(at(120));
});

test('boxes that only share an edge do not touch', () => {
  expect(doTouch(wall, { ...wall, left: 110, right: 120 })).toBe(false);
  expect(doTouch(wall, { ...wall, left: 109, right: 120 })).toBe(true);
});
