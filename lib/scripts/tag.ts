/**
 * `npm run tag` tags this commit with the newest version of the site and of the law, unless they
 * are tagged already. It pushes nothing: `git push --follow-tags` does.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findReleaseTags } from '@/lib/scripts/release-tags';

const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const existing = runGit('tag').split('\n');
for (const tag of findReleaseTags(readFileSync('CHANGELOG.md', 'utf8'), version)) {
  if (existing.includes(tag)) {
    console.log(`${tag} exists already.`);
  } else {
    runGit('tag', '--annotate', tag, '--message', `${tag}, see CHANGELOG.md`);
    console.log(`${tag} is set.`);
  }
}
