import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/list-files';

test('no export is named …Of or …Words', () => {
  const found = listFiles(['app', 'features', 'components', 'lib', 'content', 'e2e'])
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/build/generated/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => /(?:Of|(?<!In)Words)$/.test(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});
