import { readFileSync } from 'node:fs';
import { routes } from './content/routes';
import { site } from './content/site';
import { addBasePath } from './lib/base-path';

const lastmod = readFileSync('lib/build/generated/last-change', 'utf8');

/** The route table lists the pages; nothing is taken from a scan of the export. */
const config = {
  siteUrl: site.url + addBasePath(''),
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  transform: async () => undefined,
  additionalPaths: async () =>
    routes.filter(({ indexed }) => indexed).map(({ path }) => ({ loc: path, lastmod })),
};

export default config;
