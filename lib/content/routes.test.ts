import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageFiles } from '@/lib/build/page-files';
import { listedRoutesOf, routesOf } from '@/lib/content/routes';

test('each route has a page, and each page a route', () => {
  expect(routes.map((route) => route.path).sort()).toEqual([...pageFiles().keys()].sort());
});

test.each(routes.map(({ path, title }) => [path, `${title} | ${site.name}`]))(
  'the title of %s is under 60 characters with the site name',
  (_, title) => {
    expect(title.length).toBeLessThan(60);
  },
);

test('search engines index every page except sign-in and client pages', () => {
  const hidden = routes
    .filter((route) => route.listed && !route.indexed)
    .map((route) => route.group);
  expect(new Set(hidden)).toEqual(new Set(['access', 'dashboard']));
  const groups = routes.filter((route) => route.indexed).map((route) => route.group);
  expect(new Set(groups)).toEqual(new Set(['firm', 'services', 'calculators', 'legal']));
});

test('lists leave out services that the firm does not offer, and no other page', () => {
  const unlisted = routes.filter((route) => !route.listed);
  expect(unlisted.map((route) => route.path).sort()).toEqual([...site.unlisted].sort());
  expect(unlisted.filter((route) => route.indexed)).toEqual([]);
  expect(listedRoutesOf('services')).toHaveLength(
    routesOf('services').length - site.unlisted.length,
  );
});
