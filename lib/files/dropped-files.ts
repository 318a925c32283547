import { FOLDER } from '@/lib/files/file-type';

/** Browsers pass on a dropped folder as a file, so its type marks it. */
export function listDroppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] {
  const listed = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  if (listed.length === 0) return Array.from(files);
  return listed.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    if (entry?.isDirectory) return [new File([], entry.name, { type: FOLDER })];
    return item.getAsFile() ?? [];
  });
}
