/** docs/hosting.md says which host reads which file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { basePath } from '@/lib/base-path';
import { formatCloudFrontFunction, formatCloudFrontPolicy } from '@/lib/build/hosts/cloudfront';
import { headerTable } from '@/lib/build/hosts/header-table';
import { formatNginxConf } from '@/lib/build/hosts/nginx';

export function formatHeadersFile(): string {
  const rules = headerTable.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${rules.join('\n\n')}\n`;
}

export function formatVercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerTable.map(({ path, headers }) => ({
      source: path.replaceAll('.', '\\.').replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

// Without it GitHub Pages leaves out everything that begins with an underscore.
const forGitHub = { '.nojekyll': '' };

/** Read beside the pages. The rules name paths from the root, so a site in a folder has none. */
const listExportFiles = (): Record<string, string> => ({
  ...forGitHub,
  ...(!basePath && { _headers: formatHeadersFile(), 'vercel.json': formatVercelFile() }),
});

const listOtherFiles = (): Record<string, string> => {
  if (basePath) return {};
  const { hostname } = new URL(site.url);
  return {
    'nginx.conf': formatNginxConf({ listen: 80, name: hostname, root: '/var/www/site/out' }),
    'container.conf': formatNginxConf({ listen: 8080, name: '_', root: '/usr/share/nginx/html' }),
    'cloudfront-function.js': formatCloudFrontFunction(),
    'cloudfront-policy.json': formatCloudFrontPolicy(),
  };
};

export function writeHostFiles(out: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all: [string, Record<string, string>][] = [
    [out, listExportFiles()],
    [folder, listOtherFiles()],
  ];
  for (const [to, files] of all) {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(to, name), text);
  }
}
