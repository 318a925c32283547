import { formatOfficeHours, formatOpenDays, listClosedDays } from '@/content/words/hours';

test.each([
  [{ from: 'Mon', to: 'Sat', opens: '09:00', closes: '19:00' }, 'Mon-Sat 9:00 AM - 7:00 PM'],
  [{ from: 'Sat', to: 'Sat', opens: '00:00', closes: '12:30' }, 'Sat 12:00 AM - 12:30 PM'],
  [{ from: 'Tue', to: 'Wed', opens: '12:00', closes: '23:59' }, 'Tue-Wed 12:00 PM - 11:59 PM'],
] as const)('%j in words', (hours, text) => {
  expect(formatOfficeHours(hours)).toBe(text);
});

test('a single day goes by its own name', () => {
  expect(formatOpenDays({ from: 'Sun', to: 'Sun' })).toBe('Sun');
});

test('days without hours are closed', () => {
  const at = { opens: '09:00', closes: '14:00' };
  expect(listClosedDays([{ from: 'Mon', to: 'Fri', ...at }])).toEqual(['Sat', 'Sun']);
  expect(listClosedDays([{ from: 'Mon', to: 'Sun', ...at }])).toEqual([]);
});
