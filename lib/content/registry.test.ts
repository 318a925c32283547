import { contentEntries } from '@/lib/content/registry';
import { routesOf } from '@/lib/content/routes';

type Page = { path: string; related: readonly string[] };

const pages = contentEntries
  .filter(({ file }) => /^content\/(services|calculators)\//.test(file))
  .filter(({ value }) => typeof value === 'object' && value !== null && 'path' in value)
  .map(({ file, value }) => [file, value as Page] as const);

test('each service and calculator in the route table has content', () => {
  const paths = [...routesOf('services'), ...routesOf('calculators')].map(({ path }) => path);
  expect(pages.map(([, page]) => page.path).sort()).toEqual(paths.sort());
});

test.each(pages)('%s does not list itself as related', (_, { path, related }) => {
  expect(related).not.toContain(path);
});
