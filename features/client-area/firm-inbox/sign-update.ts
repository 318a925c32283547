import { site } from '@/content/site';
import { formatWholeAmount } from '@/content/words/rupees';
import { signStep } from '@/features/client-area/firm-inbox/sign-step';
import type { UpdateContent } from '@/features/client-area/firm-inbox/update-values';
import { getOwnOrigin } from '@/features/client-area/protocol/link';
import type { MessageText } from '@/features/client-area/protocol/message-text';
import {
  type PackedFile,
  type UpdateMessage,
  updateLimits,
} from '@/features/client-area/protocol/update-message';
import { listUpdateLines, summarizeUpdate } from '@/features/client-area/updates/update-lines';
import { addBasePath } from '@/lib/base-path';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/bytes';
import { findRejectionByNameAndSize, inspectFile, withEnding } from '@/lib/files/file-type';
import { createFileHead } from '@/lib/files/kinds';
import { MANIFEST_PATH } from '@/lib/files/paths';
import { cleanFileName } from '@/lib/files/plain-name';
import { createSafeName } from '@/lib/files/safe-names';
import { computeSha256Hex } from '@/lib/files/sha256';
import { createZip } from '@/lib/files/zip-writer';
import { formatBytes } from '@/lib/format';

function findFilesRejection(files: readonly File[]): string | null {
  if (files.length > updateLimits.entries) {
    return `One update takes up to ${updateLimits.entries} files, and you chose ${formatWholeAmount(files.length)}. Send two.`;
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= updateLimits.bytes) return null;
  return `Your files take ${formatBytes(total)}, and one update holds ${formatBytes(updateLimits.bytes)}. Send two.`;
}

type Packed = { listed: PackedFile; bytes: Bytes };

async function packFile(file: File): Promise<Packed> {
  let name = cleanFileName(file.name);
  const reject = (reason: string) => new OperationError(`${name} ${reason}. Nothing was signed.`);
  const rejection = findRejectionByNameAndSize(name, file.size, file.type);
  if (rejection) throw reject(rejection);
  const bytes = new Uint8Array(await file.arrayBuffer());
  name = withEnding(name, bytes);
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) throw reject(verdict.reason);
  return { listed: { name, size: bytes.length, sha256: await computeSha256Hex(bytes) }, bytes };
}

async function packFiles(chosen: readonly File[]): Promise<Packed[]> {
  const rejection = findFilesRejection(chosen);
  if (rejection) throw new OperationError(rejection);
  const files: Packed[] = [];
  for (const file of chosen) files.push(await packFile(file));
  const names = files.map(({ listed }) => listed);
  const twice = names.find(
    ({ name, sha256 }, index) =>
      names.findIndex((other) => other.name === name || other.sha256 === sha256) < index,
  );
  if (twice) throw new OperationError(`${twice.name} is chosen twice. Leave one out.`);
  return files;
}

type UpdateDocuments = { year: string; files: readonly File[] };

/**
 * With files it also makes the ZIP that carries both; without, `zip` is `null` and the update goes
 * as a link. Throws an `OperationError` and signs nothing if the files do not fit.
 */
export async function signUpdate(
  request: string,
  content: UpdateContent,
  { year, files: chosen }: UpdateDocuments,
): Promise<{ number: number; zip: File | null }> {
  const files = await packFiles(chosen);
  const { message, token } = await signStep(request, (head) => ({
    ...head,
    kind: 'update',
    ...content,
    documents: files.length > 0 ? { year, files: files.map(({ listed }) => listed) } : null,
  }));
  const { number, id } = message;
  if (files.length === 0) return { number, zip: null };
  const manifest = JSON.stringify({ ...createFileHead('documents-from-the-firm'), token });
  const blob = await createZip([
    [MANIFEST_PATH, new Blob([manifest])],
    ...files.map(
      ({ listed, bytes }, index) =>
        [createSafeName(listed.name, index), new Blob([bytes])] as const,
    ),
  ]);
  const name = `update-${id}-${number}.zip`;
  return { number, zip: new File([blob], name, { type: 'application/zip' }) };
}

export function writeUpdateText(
  updates: readonly UpdateMessage[],
  all: readonly UpdateMessage[] = updates,
): MessageText {
  const id = updates[0]?.id ?? '';
  const page = `${getOwnOrigin()}${addBasePath('/dashboard/documents')}`;
  return {
    subject: `${updates.length === 1 && updates[0] ? summarizeUpdate(updates[0]) : 'Updates on your work'}, quotation ${id} of ${site.name}`,
    text: updates
      .flatMap((update) => [
        ...listUpdateLines(update, all),
        ...(update.documents ? [`Save the attached ZIP, then open it at ${page}`] : []),
        update.by,
      ])
      .join('\n'),
  };
}
