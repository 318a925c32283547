import { site } from './content/site';
import { sitemapEntries } from './lib/build/sitemap-entries';

/** The route table lists the pages; nothing is taken from a scan of the export. */
const config = {
  siteUrl: site.url,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  transform: async () => undefined,
  additionalPaths: async () => sitemapEntries(),
};

export default config;
