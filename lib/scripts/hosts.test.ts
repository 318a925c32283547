import { readFileSync } from 'node:fs';
import { countFaults, findHost, sortFaults } from '@/lib/scripts/hosts';

const answers: [string, Record<string, string>][] = [
  ['Cloudflare Pages', { Server: 'cloudflare' }],
  ['Netlify', { Server: 'Netlify' }],
  ['Vercel', { Server: 'Vercel' }],
  ['GitHub Pages', { Server: 'GitHub.com' }],
  ['S3 with CloudFront', { Server: 'AmazonS3', Via: '1.1 a.cloudfront.net (CloudFront)' }],
  ['nginx', { Server: 'nginx' }],
];

test.each(answers)(
  '%s is recognised by its answer and has its part in the guide',
  (name, headers) => {
    const host = findHost(new Headers(headers));
    expect(host?.name).toBe(name);
    const heading = name.toLowerCase().replaceAll(' ', '-');
    expect(host?.part).toBe(heading);
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`## ${name}\n`);
  },
);

test('another host has no limits', () => {
  const faults = ['/a.ics: not compressed'];
  expect(sortFaults(faults, findHost(new Headers()))).toEqual({ toMend: faults, limits: [] });
});

test.each([
  ['GitHub.com', '/about: Permissions-Policy is missing', true],
  ['GitHub.com', '/about: Cache-Control is max-age=600, or there is nothing to revalidate', true],
  ['GitHub.com', '/about.html: status 200', true],
  ['GitHub.com', '/about: status 404, not 200', false],
  ['GitHub.com', '/no-such-page: not the page for status 404', false],
  ['Netlify', '/about/: status 200', true],
  ['Netlify', '/about: Permissions-Policy is missing', false],
  ['nginx', '/due-dates/all.ics: not compressed', false],
  ['cloudflare', '/due-dates/all.ics: not compressed', true],
  ['cloudflare', '/about: not compressed', false],
])('for %s, `%s` counts as a limit of the host: %p', (Server, fault, isLimit) => {
  expect(sortFaults([fault], findHost(new Headers({ Server }))).limits).toEqual(
    isLimit ? [fault] : [],
  );
});

test('each limit is reported once, with the number of its files', () => {
  const faults = ['/a: not compressed', '/b: status 200', '/c: not compressed'];
  expect(countFaults(faults)).toEqual(['not compressed: 2 files', 'status 200: 1 files']);
});
