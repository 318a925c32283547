import { mainPlaces } from '@/content/dashboard';
import { accountantOf } from '@/lib/content/accountant';
import { pagesWithin } from '@/lib/content/places';
import { routesOf } from '@/lib/content/routes';

test('on every page of the client area the menu marks one main place', () => {
  const within = mainPlaces.flatMap((place) => [place, ...pagesWithin(place, mainPlaces)]);
  expect([...within].sort()).toEqual(
    routesOf('dashboard')
      .map(({ path }) => path)
      .sort(),
  );
});

test('a page belongs to the nearest place above it', () => {
  const places = ['/dashboard', '/dashboard/settings'] as const;
  expect(pagesWithin('/dashboard/settings', places)).toContain('/dashboard/change-password');
  expect(pagesWithin('/dashboard', places)).not.toContain('/dashboard/change-password');
  expect(pagesWithin('/dashboard', mainPlaces)).toContain('/dashboard/change-password');
});

test('the accountant is the first contact, or else the first member', () => {
  const member = (name: string) => ({ name, email: '', phone: { display: '', href: '' } });
  const members = [member('A'), { ...member('B'), firstContact: true as const }] as never[];
  expect(accountantOf(members)?.name).toBe('B');
  expect(accountantOf(members.slice(0, 1))?.name).toBe('A');
  expect(accountantOf([])).toBeUndefined();
});
