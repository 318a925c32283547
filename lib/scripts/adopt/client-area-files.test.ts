import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/list-files';
import { findClientAreaFiles, isClientAreaRemoved } from '@/lib/scripts/adopt/client-area-files';

const imports: Record<string, string[]> = {
  'app/dashboard/page.tsx': ['features/client-area/shell/shell.tsx'],
  'components/button.tsx': [],
  'e2e/client-area/cart.spec.ts': [],
  'features/client-area/cart/cart.test.ts': ['features/client-area/cart/cart.ts'],
  'features/client-area/cart/cart.ts': ['features/client-area/store/store.ts'],
  'features/client-area/shell/shell.test.tsx': ['features/client-area/shell/shell.tsx'],
  'features/client-area/shell/shell.tsx': ['features/client-area/cart/cart.ts'],
  'features/client-area/store/store.test.ts': ['lib/test-support/shells.ts'],
  'features/client-area/store/store.ts': ['features/client-area/store/store.ts'],
  'features/services/price-list.tsx': ['features/client-area/cart/cart.ts'],
  'features/services/price-list.test.tsx': ['features/services/price-list.tsx'],
  'lib/test-support/shells.ts': ['features/client-area/shell/shell.tsx'],
};
const files = [...Object.keys(imports), 'features/client-area/shell/shell.css'].sort();

test('what code outside the client area imports stays, and tests go with the code that they test', () => {
  expect(findClientAreaFiles(files, (file) => imports[file] ?? [])).toEqual({
    removed: [
      'app/dashboard/page.tsx',
      'e2e/client-area/cart.spec.ts',
      'features/client-area/shell/shell.css',
      'features/client-area/shell/shell.test.tsx',
      'features/client-area/shell/shell.tsx',
      'features/client-area/store/store.test.ts',
      'lib/test-support/shells.ts',
    ],
    shared: ['features/client-area/cart/cart.ts', 'features/client-area/store/store.ts'],
    users: ['features/services/price-list.tsx imports features/client-area/cart/cart.ts'],
  });
});

(isClientAreaRemoved() ? test.skip : test)('no file that stays names one that goes', () => {
  const removed = new Set(findClientAreaFiles().removed);
  const staying = listFiles(['app', 'components', 'content', 'e2e', 'features', 'lib']).filter(
    (file) => /\.tsx?$/.test(file) && !removed.has(file),
  );
  const named = staying.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'@\/([^']+)'/g)]
      .flatMap(([, name]) => [`${name}.ts`, `${name}.tsx`])
      .filter((name) => removed.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});
