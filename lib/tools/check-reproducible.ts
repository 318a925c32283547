/** `npm run check:reproducible` builds twice from nothing and names every file that differs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/build/compress';
import { copyProject } from '@/lib/tools/project-copy';

/** Builds, and returns the digest of every file by its path in the export. */
function build(): Map<string, string> {
  const copy = copyProject();
  try {
    copy.prepare();
    copy.next();
    copy.finish();
    const out = path.join(copy.folder, 'out');
    return new Map(
      filesIn(out).map((file) => [
        path.relative(out, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
  } finally {
    copy.remove();
  }
}

// Otherwise two builds on either side of midnight would have two dates.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const first = build();
const second = build();
const differing = [...new Set([...first.keys(), ...second.keys()])]
  .filter((file) => first.get(file) !== second.get(file))
  .sort();
for (const file of differing) console.error(`${file} differs`);
console.log(`${first.size} files, ${differing.length} of them different`);
if (differing.length > 0) process.exitCode = 1;
