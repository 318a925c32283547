import * as z from 'zod/mini';
import { openToken } from '@/features/client-area/protocol/link';
import { linkRejections, RejectionError } from '@/features/client-area/protocol/rejections';
import type { PackedFile } from '@/features/client-area/protocol/update-message';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { storeUpdate } from '@/features/client-area/updates/updates';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/bytes';
import { getDayInIndia } from '@/lib/days';
import { type ArchivedFile, normalisePath } from '@/lib/files/archive';
import { inspectFile } from '@/lib/files/file-type';
import { parseChecked } from '@/lib/files/json';
import { needsPassword } from '@/lib/files/pdf-password';
import { openSaved } from '@/lib/files/reader';
import { createDamagedRejection, FileRejection, runFileOperation } from '@/lib/files/rejections';
import { createSafeName } from '@/lib/files/safe-names';
import { computeSha256Hex } from '@/lib/files/sha256';
import { createId } from '@/lib/new-id';

/*
 * A ZIP of documents and manifest.json, whose signed message names each document by its SHA-256
 * and goes into the log of the quotation like any update.
 */
const KIND = 'documents-from-the-firm';

const manifestSchema = z.strictObject({
  format: z.literal(KIND),
  version: z.int(),
  token: z.string().check(z.maxLength(32_768)),
});

const createElsewhereError = () =>
  new OperationError(
    'These documents are for a quotation that is not in this area. Nothing changed.',
  );

async function openMessage(content: unknown) {
  const { token } = parseChecked(manifestSchema, content);
  const opened = await openToken(token, { today: getDayInIndia(Date.now()) }).catch((error) => {
    throw error instanceof RejectionError && linkRejections.includes(error.code)
      ? createDamagedRejection()
      : error;
  });
  if (opened.kind !== 'update' || !opened.message.documents) throw createDamagedRejection();
  return { opened, packed: opened.message.documents };
}

async function readDocument(
  { name, size, sha256 }: PackedFile,
  file: ArchivedFile | undefined,
  fromFirm: string,
): Promise<{ document: DocumentEntry; bytes: Bytes }> {
  if (file?.size !== size) throw createDamagedRejection();
  const bytes = await file.read();
  if ((await computeSha256Hex(bytes)) !== sha256) throw createDamagedRejection();
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) throw createDamagedRejection();
  const { mime, type } = verdict;
  const isProtected = type === 'pdf' && (await needsPassword(bytes));
  const document: DocumentEntry = {
    id: createId(),
    name,
    type,
    mime,
    size,
    category: 'financial',
    uploadedAt: Date.now(),
    fromFirm,
    ...(isProtected && { needsPassword: true }),
  };
  return { document, bytes };
}

export type ReceivedPackage = {
  files: number;
  quotation: string;
  update: number;
};

async function open(file: Blob): Promise<ReceivedPackage> {
  const { content, files } = await openSaved(file, KIND);
  const { opened, packed } = await openMessage(content);
  if (files.size !== packed.files.length + 1) throw createDamagedRejection();
  const documents: Awaited<ReturnType<typeof readDocument>>[] = [];
  for (const [index, each] of packed.files.entries()) {
    const archived = files.get(normalisePath(createSafeName(each.name, index)));
    documents.push(await readDocument(each, archived, packed.year));
  }
  const quotation = await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, db.documents, db.documentBytes, async () => {
      const id = await storeUpdate(db, opened);
      if (id === null) throw createElsewhereError();
      for (const { document, bytes } of documents) {
        await db.documents.add(document);
        await db.documentBytes.add({ id: document.id, bytes });
      }
      return id;
    }),
  );
  return { files: documents.length, quotation, update: opened.message.number };
}

/**
 * Takes in all documents or none. `null` for a file that is no package; otherwise fails with an
 * `OperationError`.
 */
export const receivePackage = (file: Blob): Promise<ReceivedPackage | null> =>
  runFileOperation(KIND, () =>
    open(file).catch((error) => {
      if (error instanceof FileRejection && error.code === 'foreign') return null;
      throw error;
    }),
  );
