import { listDroppedFiles } from '@/lib/files/dropped-files';

const deed = new File(['x'], 'Deed.pdf', { type: 'application/pdf' });
const folder = new File([], 'Papers 2026');
const item = (file: File | null, isDirectory = false, kind = 'file') => ({
  kind,
  getAsFile: () => file,
  webkitGetAsEntry: () => (file ? { isDirectory, name: file.name } : null),
});
const drop = (items: unknown[] | undefined, files: File[] = []) =>
  listDroppedFiles({ items, files } as never).map(({ name, type }) => [name, type]);

test.each<[string, [unknown[] | undefined, File[]?], string[][]]>([
  ['a file', [[item(deed)]], [['Deed.pdf', 'application/pdf']]],
  [
    'a folder among files',
    [[item(deed), item(folder, true)]],
    [
      ['Deed.pdf', 'application/pdf'],
      ['Papers 2026', 'inode/directory'],
    ],
  ],
  ['a selected text', [[item(null, false, 'string')]], []],
  [
    'a link, which has two kinds of text',
    [[item(null, false, 'string'), item(null, false, 'string')]],
    [],
  ],
  ['nothing at all', [[]], []],
  ['a file that is gone', [[item(null)]], []],
  [
    'files in a browser that lists no items',
    [undefined, [deed]],
    [['Deed.pdf', 'application/pdf']],
  ],
])('a drop of %s', (_, [items, files], found) => {
  expect(drop(items, files)).toEqual(found);
});
