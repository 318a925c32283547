import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';

/**
 * Files keep their order. They are stored uncompressed, since pictures and PDFs are compressed
 * already, and are written one after another, so that the browser may put each on disk.
 */
export async function createZip(
  files: Iterable<readonly [path: string, file: Blob]>,
): Promise<Blob> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const blob = new Response(readable, { headers: { 'Content-Type': 'application/zip' } }).blob();
  const zip = new ZipWriter(writable, {
    level: 0,
    useWebWorkers: false,
    zip64: false,
    // Programs that read a stream, such as Java and old macOS, reject stored files with one.
    dataDescriptor: false,
  });
  for (const [path, file] of files) {
    await zip.add(path, { readable: file.stream(), size: file.size });
  }
  await zip.close();
  return blob;
}
