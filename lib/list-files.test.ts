import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/list-files';

test('files of every depth are listed in one order, without the folders', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'list-'));
  for (const folder of ['b/deep', 'a', 'left']) mkdirSync(`${root}/${folder}`, { recursive: true });
  for (const file of ['b/2.txt', 'b/deep/1.txt', 'a/3.txt', 'left/4.txt'])
    writeFileSync(`${root}/${file}`, '');
  expect(listFiles(['b', 'a'], root)).toEqual(['a/3.txt', 'b/2.txt', 'b/deep/1.txt']);
  expect(listFiles(['.'], `${root}/b`)).toEqual(['2.txt', 'deep/1.txt']);
});
