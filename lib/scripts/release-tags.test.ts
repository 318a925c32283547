import { readFileSync } from 'node:fs';
import { findReleaseTags } from '@/lib/scripts/release-tags';
import { version } from '@/package.json';

test('the changelog names the version of package.json and one of the law', () => {
  const tags = findReleaseTags(readFileSync('CHANGELOG.md', 'utf8'), version);
  expect(tags).toEqual([`v${version}`, expect.stringMatching(/^law-\d{4}\.\d{2}$/)]);
});

test('a version without its entry is refused', () => {
  expect(() => findReleaseTags('## [1.0.0]\n## [law-2026.11]', '1.1.0')).toThrow('1.1.0');
  expect(() => findReleaseTags('## [1.0.0]', '1.0.0')).toThrow('law');
});
