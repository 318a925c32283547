import { openingHours } from '@/lib/seo/opening-hours';

test('Mon to Sat is six days of schema.org', () => {
  expect(openingHours({ from: 'Mon', to: 'Sat', opens: '09:00', closes: '19:00' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '19:00',
  });
});
