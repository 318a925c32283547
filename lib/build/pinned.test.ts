/** What a build fetches is the same each time, and gets no secret. */
import { existsSync, readFileSync } from 'node:fs';

const listLines = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value = '']) => value);

// A firm on another code host deletes these.
const workflow = '.github/workflows/site.yml';
(existsSync(workflow) ? test : test.skip)('each action is pinned by commit', () => {
  const actions = listLines(workflow, /uses: (.*)/g);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('each base image of a container is pinned by digest', () => {
  const images = listLines('Dockerfile', /^FROM (\S+)/gm);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/^[\w/.-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test('files that git ignores, such as the quotation key, are not copied into an image', () => {
  const ignored = listLines('.dockerignore', /^(\S+)$/gm);
  expect(ignored).toContain('quotation-key.json');
  expect(ignored).toEqual(expect.arrayContaining(listLines('.gitignore', /^\/?(\S+?)\/?$/gm)));
});
