import { daysOf, openingHoursOf } from './opening-hours';

test('Mon-Sat 9:00 AM - 7:00 PM is six days from 09:00 to 19:00', () => {
  expect(openingHoursOf('Mon-Sat 9:00 AM - 7:00 PM')).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '19:00',
  });
});

test.each([
  ['Sat 12:00 PM - 12:30 PM', '12:00', '12:30'],
  ['Sat 12:00 AM - 11:59 PM', '00:00', '23:59'],
])('%s runs from %s to %s', (text, opens, closes) => {
  expect(openingHoursOf(text)).toMatchObject({ dayOfWeek: ['Saturday'], opens, closes });
});

test.each(['', 'Always', 'Mon-Sat', 'Mon-Sat 9 to 7', 'Mo-Sa 9:00 AM - 7:00 PM'])(
  'hours that cannot be read are an error, not a guess: "%s"',
  (text) => {
    expect(() => openingHoursOf(text)).toThrow('content/site.ts');
  },
);

test('a single day is one day', () => {
  expect(daysOf('Sun')).toEqual(['Sunday']);
});
