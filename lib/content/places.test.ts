import { mainPlaces } from '@/content/client-area/shell';
import { findAccountant } from '@/lib/content/accountant';
import { listPagesWithin } from '@/lib/content/places';
import { listRoutes } from '@/lib/content/routes';

test('a page of the client area belongs to one main place, or to none of them', () => {
  const within = mainPlaces.flatMap((place) => [place, ...listPagesWithin(place, mainPlaces)]);
  expect(new Set(within).size).toBe(within.length);
  const others = listRoutes('dashboard').filter(({ path }) => !within.includes(path));
  const places = others.filter(({ parent }) => parent === '/dashboard').map(({ path }) => path);
  expect(places).toEqual(expect.arrayContaining(['/dashboard/calculators', '/dashboard/settings']));
  expect(others.filter(({ path, parent }) => !places.includes((parent ?? path) as never))).toEqual(
    others.filter(({ path }) => places.includes(path)),
  );
});

test('a page belongs to the nearest place above it', () => {
  const places = ['/dashboard', '/dashboard/settings'] as const;
  expect(listPagesWithin('/dashboard/settings', places)).toContain('/dashboard/change-password');
  expect(listPagesWithin('/dashboard', places)).not.toContain('/dashboard/change-password');
  expect(listPagesWithin('/dashboard', mainPlaces)).toEqual([]);
});

test('the accountant is the first contact, or else the first member', () => {
  const member = (name: string) => ({ name, email: '', phone: { display: '', href: '' } });
  const members = [member('A'), { ...member('B'), firstContact: true as const }] as never[];
  expect(findAccountant(members)?.name).toBe('B');
  expect(findAccountant(members.slice(0, 1))?.name).toBe('A');
  expect(findAccountant([])).toBeUndefined();
});
