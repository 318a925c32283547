import * as z from 'zod/mini';
import { openToken } from '@/features/client-area/protocol/link';
import { linkRejections, RejectionError } from '@/features/client-area/protocol/refusals';
import type { PackedFile } from '@/features/client-area/protocol/update-message';
import type { DocumentEntry } from '@/features/client-area/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { fileUpdate } from '@/features/client-area/updates/updates';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/bytes';
import { getDayInIndia } from '@/lib/days';
import { type ArchivedFile, normalisePath } from '@/lib/files/archive';
import { inspectFile } from '@/lib/files/file-type';
import { parseChecked } from '@/lib/files/json';
import { needsPassword } from '@/lib/files/pdf-password';
import { openSaved } from '@/lib/files/reader';
import { createDamagedFault, FileFault, runFileOperation } from '@/lib/files/refusals';
import { createSafeName } from '@/lib/files/safe-names';
import { computeSha256Hex } from '@/lib/files/sha256';
import { createId } from '@/lib/new-id';

/*
 * What a firm packs for a client (firm/send-update.ts): a ZIP of the documents and manifest.json with a signed
 * message, which names each of them by its SHA-256 and goes into the quotation's log like any update.
 */
const KIND = 'documents-from-the-firm';

const manifestSchema = z.strictObject({
  format: z.literal(KIND),
  version: z.int(),
  token: z.string().check(z.maxLength(32_768)),
});

const elsewhere = () =>
  new OperationError(
    'These documents are for a quotation that is not in this area. Nothing changed.',
  );

/** The signed message of a package, as of today. */
async function messageIn(content: unknown) {
  const { token } = parseChecked(manifestSchema, content);
  const opened = await openToken(token, { today: getDayInIndia(Date.now()) }).catch((error) => {
    throw error instanceof RejectionError && linkRejections.includes(error.code)
      ? createDamagedFault()
      : error;
  });
  if (opened.kind !== 'update' || !opened.message.documents) throw createDamagedFault();
  return { opened, packed: opened.message.documents };
}

/** A document of the package, if it is what was signed. */
async function documentOf(
  { name, size, sha256 }: PackedFile,
  file: ArchivedFile | undefined,
  fromFirm: string,
): Promise<{ document: DocumentEntry; bytes: Bytes }> {
  if (file?.size !== size) throw createDamagedFault();
  const bytes = await file.read();
  if ((await computeSha256Hex(bytes)) !== sha256) throw createDamagedFault();
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) throw createDamagedFault();
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
  /** How many documents it brought. */
  files: number;
  quotation: string;
  /** The number of its update. */
  update: number;
};

async function open(file: Blob): Promise<ReceivedPackage> {
  const { content, files } = await openSaved(file, KIND);
  const { opened, packed } = await messageIn(content);
  // Beside the manifest, nothing but what was signed.
  if (files.size !== packed.files.length + 1) throw createDamagedFault();
  const documents: Awaited<ReturnType<typeof documentOf>>[] = [];
  for (const [index, each] of packed.files.entries()) {
    const archived = files.get(normalisePath(createSafeName(each.name, index)));
    documents.push(await documentOf(each, archived, packed.year));
  }
  const quotation = await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, db.documents, db.documentBytes, async () => {
      const id = await fileUpdate(db, opened);
      if (id === null) throw elsewhere();
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
 * Takes in the documents of a firm's package, all or none, with their update; `null` for a file that
 * claims to be none. Fails with an `OperationError`.
 */
export const receivePackage = (file: Blob): Promise<ReceivedPackage | null> =>
  runFileOperation(KIND, () =>
    open(file).catch((error) => {
      if (error instanceof FileFault && error.fault === 'foreign') return null;
      throw error;
    }),
  );
