import { listBreadcrumbs } from '@/lib/seo/trail';

describe('breadcrumbTrail', () => {
  test.each([
    ['/', ['Home']],
    ['/about', ['Home', 'About']],
    ['/services/audit', ['Home', 'Services', 'Audit & Assurance']],
    ['/calculators/tax', ['Home', 'Calculators', 'Income tax']],
    ['/privacy', ['Home', 'Privacy']],
    ['/dashboard/change-password', ['Home', 'Dashboard', 'Settings', 'Change password']],
  ])('%s is reached by %j', (path, labels) => {
    expect(listBreadcrumbs(path).map((crumb) => crumb.label)).toEqual(labels);
  });

  test('the group crumb leads to its list on the site map', () => {
    expect(listBreadcrumbs('/services/audit')[1]?.href).toBe('/sitemap#services');
    expect(listBreadcrumbs('/calculators/hra')[1]?.href).toBe('/sitemap#calculators');
  });

  test('an unknown path has no trail', () => {
    expect(listBreadcrumbs('/nowhere')).toEqual([]);
  });
});
