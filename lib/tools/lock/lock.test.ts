import { readFileSync } from 'node:fs';
import { completeLock, type Lock, lockFaults } from '@/lib/tools/lock/lock';

const digest = `sha512-${'A'.repeat(86)}==`;
const entry = (name: string, version: string) => ({
  version,
  resolved: `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
  integrity: digest,
});
const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': {
      ...entry('a', '1.0.0'),
      dependencies: { b: '^2.0.0', '@c/d': '*' },
      optionalDependencies: { '@c/darwin': '1.0.0' },
    },
    'node_modules/a/node_modules/b': { ...entry('b', '2.0.0'), dependencies: { '@c/d': '*' } },
    'node_modules/@c/d': { ...entry('@c/d', '3.0.0-rc.1'), dependencies: { inner: '1.0.0' } },
    'node_modules/@c/d/node_modules/inner': { version: '1.0.0', inBundle: true },
    'node_modules/@c/darwin': { ...entry('@c/darwin', '1.0.0'), optional: true },
    'node_modules/alias': { name: 'real', ...entry('real', '1.0.0') },
    'node_modules/linked': { resolved: 'packages/linked', link: true },
  },
};
const withEntry = (path: string, change: object): Lock => ({
  ...lock,
  packages: { ...lock.packages, [path]: { ...lock.packages[path], ...change } },
});
const without = (path: string): Lock => {
  const { [path]: _, ...packages } = lock.packages;
  return { ...lock, packages };
};

test('the lock of the project is complete', () => {
  const own: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(lockFaults(own)).toEqual([]);
  expect(Object.keys(own.packages).length).toBeGreaterThan(500);
});

test('a complete lock has no faults', () => {
  expect(lockFaults(lock)).toEqual([]);
});

const darwin = 'node_modules/@c/darwin';
const address = 'https://registry.npmjs.org/@c/darwin/-/darwin-1.0.0.tgz';

test.each([
  ['no digest', withEntry(darwin, { integrity: undefined }), `${darwin} has no digest`],
  ['a weak digest', withEntry(darwin, { integrity: 'sha1-AAAA' }), `${darwin} has no digest`],
  ['no address', withEntry(darwin, { resolved: undefined }), `${darwin} is not at ${address}`],
  [
    'the address of another host',
    withEntry(darwin, { resolved: address.replace('npmjs.org', 'example') }),
    `${darwin} is not at ${address}`,
  ],
  [
    'the address of another package',
    withEntry(darwin, { resolved: entry('b', '2.0.0').resolved }),
    `${darwin} is not at ${address}`,
  ],
  ['no entry', without(darwin), 'node_modules/a needs @c/darwin, which is missing'],
  [
    'an entry only where it is not found',
    without('node_modules/@c/d'),
    'node_modules/a/node_modules/b needs @c/d, which is missing',
  ],
  ['no entry of the project', without('node_modules/a'), 'the project needs a, which is missing'],
])('a package with %s is a fault', (_, bad, fault) => {
  expect(lockFaults(bad)).toContain(fault);
});

test('completes what npm left out, and looks up nothing else', () => {
  const asked: string[] = [];
  const bare = withEntry(darwin, { integrity: undefined, resolved: undefined });
  for (const path of ['node_modules/a', 'node_modules/alias']) {
    bare.packages[path] = { ...bare.packages[path], resolved: undefined };
  }
  const completed = completeLock(bare, (version) => {
    asked.push(version);
    return digest;
  });
  expect(asked).toEqual(['@c/darwin@1.0.0']);
  expect(completed).toEqual(lock);
  expect(Object.keys(completed.packages['node_modules/alias'] ?? {})).toEqual([
    'name',
    'version',
    'resolved',
    'integrity',
  ]);
});
