import { exportedNames } from '@/features/client-area/store/kinds';
import { drawPdf, drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { createRawZip, encodeText, type ZipPart } from '@/lib/test-support/zip';

type Row = Record<string, unknown>;
type Data = Record<string, Row[]>;
type Files = Map<string, Uint8Array>;
export type Make = () => Blob;

export const MB = 1024 * 1024;

export const samplePdf = drawPdf(['Deed of partnership']);
export const PDF_PATH = 'documents/001 Deed.pdf';
export const PHOTO_PATH = 'photo.png';

export const documentRow = (path: string, size: number, change: Row = {}): Row => ({
  ...validRows.documents,
  id: path.replace(/\W/g, '-'),
  size,
  path,
  ...change,
});

type Changes = {
  data?: (data: Data) => unknown;
  files?: (files: Files) => unknown;
  json?: string;
  manifest?: unknown;
  parts?: (parts: ZipPart[]) => unknown;
  zip?: Parameters<typeof createRawZip>[1];
};

export const validManifest = {
  format: 'client-area',
  version: 1,
  savedAt: '2026-02-14T10:00:00.000Z',
};

export function exportFileWith(changes: Changes = {}): Blob {
  const data: Data = {
    ...Object.fromEntries(exportedNames.map((name) => [name, [{ ...validRows[name] }]])),
    documents: [documentRow(PDF_PATH, samplePdf.length)],
    checklist: [],
  };
  Object.assign(data, { photo: { mime: 'image/png', path: PHOTO_PATH } });
  const files: Files = new Map([
    [PDF_PATH, samplePdf],
    [PHOTO_PATH, drawSamplePicture()],
  ]);
  changes.data?.(data);
  changes.files?.(files);
  const parts: ZipPart[] = [
    ['manifest.json', encodeText(JSON.stringify(changes.manifest ?? validManifest))] as const,
    ['data.json', encodeText(changes.json ?? JSON.stringify(data))] as const,
    ...files,
  ].map(([name, content]) => ({ name, content }));
  changes.parts?.(parts);
  return createRawZip(parts, changes.zip);
}

export function part(parts: ZipPart[], name: string): ZipPart {
  const found = parts.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

export const partWith = (name: string, change: Partial<ZipPart>) => () =>
  exportFileWith({ parts: (parts) => Object.assign(part(parts, name), change) });
export const documentPart = (change: Partial<ZipPart>) => partWith(PDF_PATH, change);

export const row = (table: string, change: Row) => () =>
  exportFileWith({ data: (data) => Object.assign(data[table]?.[0] ?? {}, change) });

export const createFileWithManifest = (change: Row) => () =>
  exportFileWith({ manifest: { ...validManifest, ...change } });
export const json = (text: string) => () => exportFileWith({ json: text });

export const document =
  (content: Uint8Array, change: Row = {}) =>
  () =>
    exportFileWith({
      data: (data) => {
        data.documents = [documentRow(PDF_PATH, content.length, change)];
      },
      files: (files) => files.set(PDF_PATH, content),
    });

export const documentAt =
  (path: string, isThere = true) =>
  () =>
    exportFileWith({
      data: (data) => {
        data.documents = [documentRow(path, samplePdf.length)];
      },
      files: (files) => {
        files.delete(PDF_PATH);
        if (isThere) files.set(path, samplePdf);
      },
    });

/** `write` changes how the ZIP describes each document. */
export function many(
  count: number,
  content: Uint8Array,
  write: (index: number) => Partial<ZipPart> = () => ({}),
): Make {
  const paths = Array.from({ length: count }, (_, index) => `documents/${index} Deed.pdf`);
  return () =>
    exportFileWith({
      data: (data) => {
        data.documents = paths.map((path) => documentRow(path, content.length));
      },
      files: (files) => {
        files.delete(PDF_PATH);
        for (const path of paths) files.set(path, content);
      },
      parts: (parts) => {
        for (const [index, path] of paths.entries()) {
          Object.assign(part(parts, path), write(index));
        }
      },
    });
}
