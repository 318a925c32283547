import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SIZE_FILE, WORKER } from '@/lib/browser/marks';
import { getExportAddress, writeWorker } from '@/lib/build/offline';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['services/audit.html', '/services/audit'],
  ['404.html', '/404'],
  ['index.txt', '/index.txt'],
  ['_next/static/a.js', '/_next/static/a.js'],
])('%s is kept for %s', (file, address) => {
  expect(getExportAddress(file)).toBe(address);
});

test('the offline copy has each file once, and none that only hosts and search engines ask for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  const files = ['index.html', 'about.html', 'about.txt', '_next/static/a.js'];
  const others = ['index.html.br', 'about.html.gz', 'robots.txt', '_headers', 'share/home.png'];
  for (const file of [...files, ...others]) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, file);
  }
  writeWorker(folder, 'id');
  const worker = readFileSync(folder + WORKER, 'utf8');
  const listed = Array.from(
    worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g),
    ([, a, b]) => a ?? b,
  );
  expect(listed.sort()).toEqual(files.map(getExportAddress).sort());
  const { bytes } = JSON.parse(readFileSync(folder + SIZE_FILE, 'utf8'));
  expect(bytes).toBe(files.join('').length);
  rmSync(folder, { recursive: true });
});
