import { Zip, ZipPassThrough } from 'fflate';
import type { Bytes } from '@/lib/portal/database/records';

/**
 * Writes a ZIP file by file. Files are stored uncompressed, since pictures and PDFs are compressed
 * already. Each becomes a Blob at once, which the browser may keep on disk.
 */
export class ZipWriter {
  private readonly blobs: Blob[] = [];
  private pieces: Bytes[] = [];
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error;
    this.pieces.push(piece as Bytes);
  });

  private flush() {
    this.blobs.push(new Blob(this.pieces));
    this.pieces = [];
  }

  /** Returns the CRC-32 of the file. */
  add(path: string, bytes: Uint8Array): number {
    const entry = new ZipPassThrough(path);
    this.zip.add(entry);
    entry.push(bytes, true);
    this.flush();
    // The library gives a signed number.
    return entry.crc >>> 0;
  }

  finish(): Blob {
    this.zip.end();
    this.flush();
    return new Blob(this.blobs, { type: 'application/zip' });
  }
}
