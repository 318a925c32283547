/** Reads an archive in a worker, so that the page stays responsive and can stop it at any time. */
import type { ArchiveReply, ArchiveRequest } from '@/lib/portal/archive/archive-protocol';
import { type Archive, asArchiveError, openArchive } from '@/lib/portal/archive/archive-reader';
import type { Bytes } from '@/lib/portal/database/records';

let archive: Archive | undefined;

async function answer(request: ArchiveRequest): Promise<void> {
  if ('file' in request) {
    archive = await openArchive(request.file);
    return reply({ value: archive.contents });
  }
  const bytes = await archive?.readDocument(request.document);
  if (bytes) reply({ value: bytes }, bytes);
}

/** Bytes are transferred, not copied. */
function reply(message: ArchiveReply, bytes?: Bytes) {
  self.postMessage(message, { transfer: bytes ? [bytes.buffer] : [] });
}

self.onmessage = ({ data }: MessageEvent<ArchiveRequest>) => {
  answer(data).catch((error) => reply({ refusal: asArchiveError(error).message }));
};
