import { FOLDER } from '@/lib/files/file-type';

/** The files of a drop. A folder, which browsers pass on as a file, is marked by its type. */
export function listDroppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] {
  const listed = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  if (listed.length === 0) return Array.from(files);
  return listed.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    if (entry?.isDirectory) return [new File([], entry.name, { type: FOLDER })];
    return item.getAsFile() ?? [];
  });
}
