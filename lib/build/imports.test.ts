import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '@/lib/build/imports';
import { listFiles } from '@/lib/list-files';
import { isRemoved } from '@/lib/scripts/adopt/client-area-files';

/**
 * Each layer may use those below it. `lib/build` and `lib/scripts` run beside `app`, and may use
 * all.
 */
const layers = ['app', 'features', 'components', 'lib', 'content'];

/**
 * Each feature may use those below it, but only the files at the top of their folders. `app` passes
 * down what a feature needs from one above it.
 */
const features = [
  'legal',
  'home',
  'services/page',
  'services/price-list',
  'services/estimate',
  'services/sample-documents',
  'services/illustrations',
  'client-area/shell',
  'client-area/settings',
  'client-area/home',
  'client-area/lock',
  'calculators/cases',
  'calculators/tax',
  'calculators/gst',
  'calculators/tds',
  'calculators/hra',
  'calculators/emi',
  'contact',
  'access',
  'planners',
  'calculators/frame',
  'calculators/saved',
  'client-area/backup',
  'offline',
  'client-area/firm-inbox',
  'client-area/documents',
  'client-area/checklist',
  'client-area/cart',
  'client-area/quotations',
  'client-area/updates',
  'client-area/profile',
  'client-area/store/areas',
  'client-area/store',
  'client-area/store/records',
  'client-area/protocol',
  'calendar',
];

const MOST_FILES = 40;

const files = layers
  .flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
  )
  .filter((file) => /\.tsx?$/.test(file));
const sources = new Set(files.filter((file) => !/\.test\.|^lib\/test-support\//.test(file)));

const imports = [...sources].flatMap((from) =>
  readImports(from)
    .filter((to) => sources.has(to))
    .map((to) => ({ from, to })),
);
type Import = (typeof imports)[number];

const getLayer = (file: string) =>
  /^lib\/(build|scripts)\//.test(file) ? 0 : layers.indexOf(file.split('/')[0] ?? '');
const getFolder = (file: string) => path.dirname(file).replace('features/', '');
/** The longest name wins. */
const getFeature = (file: string) =>
  features
    .filter((feature) => `${getFolder(file)}/`.startsWith(`${feature}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? getFolder(file);
const isBetweenFeatures = ({ from, to }: Import) =>
  from.startsWith('features/') && to.startsWith('features/') && getFeature(from) !== getFeature(to);

const listBroken = (isBroken: (each: Import) => boolean) =>
  imports.filter(isBroken).map(({ from, to }) => `${from} → ${to}`);

test('a layer uses only the layers below it', () => {
  expect(listBroken(({ from, to }) => getLayer(to) < getLayer(from))).toEqual([]);
});

test('every folder of a feature is in the list', () => {
  const all = [...sources].filter((file) => file.startsWith('features/')).map(getFeature);
  const present = features.filter((feature) => !isRemoved(`features/${feature}`));
  expect([...new Set(all)].sort()).toEqual(present.toSorted());
});

test('a feature uses only the features below it', () => {
  const place = (file: string) => features.indexOf(getFeature(file));
  expect(
    listBroken((each) => isBetweenFeatures(each) && place(each.to) < place(each.from)),
  ).toEqual([]);
});

test('a feature uses only the top files of another feature', () => {
  const isDeep = (file: string) => getFolder(file) !== getFeature(file);
  expect(listBroken((each) => isBetweenFeatures(each) && isDeep(each.to))).toEqual([]);
});

test('app has one style sheet, which imports all others', () => {
  const sheets = listFiles(layers).filter((file) => file.endsWith('.css'));
  const imported = readFileSync('app/globals.css', 'utf8').matchAll(/^@import "\.\.\/([^"]+)"/gm);
  expect(sheets).toEqual(['app/globals.css', ...[...imported].map(([, file]) => file).sort()]);
});

test('only tests and scripts use lib/test-support', () => {
  const users = [...sources].filter(
    (file) =>
      !file.startsWith('lib/scripts/') &&
      readFileSync(file, 'utf8').includes("'@/lib/test-support/"),
  );
  expect(users).toEqual([]);
});

test('no files import each other in a cycle', () => {
  let rest = imports.filter(({ from, to }) => from !== to);
  // Take away what imports nothing or is imported by nothing, until only cycles are left.
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    const importing = new Set(rest.map(({ from }) => from));
    const imported = new Set(rest.map(({ to }) => to));
    rest = rest.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  expect(rest.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test(`no folder has more than ${MOST_FILES} files`, () => {
  const inside = (folder: string) => files.filter((file) => path.dirname(file) === folder).length;
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  expect(folders.filter((folder) => inside(folder) > MOST_FILES)).toEqual([]);
});
