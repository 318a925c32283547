import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/list-files';

const sources = listFiles(['content', 'features/services/sample-documents'])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^content\/(prices|durations|promises|samples\/|words\/)/.test(file))
  .map(
    (file) => [file, readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')] as const,
  );

/** One line for each value typed in code that content/ holds. */
export const findTypedInContent = (find: (source: string, file: string) => readonly string[]) =>
  sources.flatMap(([file, source]) => find(source, file).map((typed) => `${file}: ${typed}`));
