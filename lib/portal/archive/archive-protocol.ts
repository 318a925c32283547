import type { ArchiveContents } from '@/lib/portal/archive/archive-reader';
import type { Bytes } from '@/lib/portal/database/records';

/** A request of the page to the worker, one at a time: first a file, then its documents. */
export type ArchiveRequest = { file: Blob } | { document: number };

export type ArchiveReply = { value: ArchiveContents | Bytes } | { refusal: string };
