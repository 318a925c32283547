import { site } from '@/content/site';
import { inFigures } from '@/content/words/rupees';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';
import { inspectFile, refusalByNameAndSize, withEnding } from '@/lib/portal/documents/file-type';
import { plainName } from '@/lib/portal/documents/plain-name';
import { sha256Hex } from '@/lib/portal/documents/sha256';
import { numberedName } from '@/lib/portal/export/safe-names';
import { zipOf } from '@/lib/portal/export/zip-writer';
import { headOf } from '@/lib/portal/files/kinds';
import { MANIFEST_PATH } from '@/lib/portal/files/paths';
import { signStep } from '@/lib/portal/firm/sign-step';
import { type PackedFile, workLimits } from '@/lib/portal/thread/work-messages';

/** Why files cannot go into one ZIP, as a sentence; `null` if they can. */
function refusalOf(files: readonly File[]): string | null {
  if (files.length === 0) return 'Choose at least one file.';
  if (files.length > workLimits.entries) {
    return `One ZIP takes up to ${workLimits.entries} files, and you chose ${inFigures(files.length)}. Make two.`;
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= workLimits.bytes) return null;
  return `The chosen files take ${formatBytes(total)}, and one ZIP holds ${formatBytes(workLimits.bytes)}. Make two.`;
}

async function packedFile(file: File): Promise<PackedFile> {
  let name = plainName(file.name);
  const refuse = (reason: string) => new OperationError(`${name} ${reason}. Nothing was signed.`);
  const refusal = refusalByNameAndSize(name, file.size, file.type);
  if (refusal) throw refuse(refusal);
  const bytes = new Uint8Array(await file.arrayBuffer());
  name = withEnding(name, bytes);
  const verdict = inspectFile(name, bytes);
  if (!verdict.accepted) throw refuse(verdict.reason);
  return { name, size: bytes.length, sha256: await sha256Hex(bytes) };
}

/**
 * Signs a list of documents for the client of a request, and makes the ZIP of both. Fails with an
 * `OperationError`, and then nothing is signed.
 */
export async function packDocuments(
  request: string,
  year: string,
  chosen: readonly File[],
): Promise<{ number: number; zip: File }> {
  const refusal = refusalOf(chosen);
  if (refusal) throw new OperationError(refusal);
  const files: PackedFile[] = [];
  for (const file of chosen) files.push(await packedFile(file));
  const twice = files.find(
    ({ name, sha256 }, index) =>
      files.findIndex((other) => other.name === name || other.sha256 === sha256) < index,
  );
  if (twice) throw new OperationError(`${twice.name} is chosen twice. Leave one out.`);
  const { message, token } = await signStep(request, (head, { state }) => ({
    ...head,
    kind: 'status',
    state: { step: 'documents', year, files },
    by: state.answer?.message.by ?? site.name,
  }));
  const manifest = JSON.stringify({ ...headOf('documents-from-the-firm'), token });
  const blob = await zipOf([
    [MANIFEST_PATH, new Blob([manifest])],
    ...chosen.map((file, index) => [numberedName(files[index]?.name ?? '', index), file] as const),
  ]);
  const name = `documents-${message.id}-${year}-${message.number}.zip`;
  return { number: message.number, zip: new File([blob], name, { type: 'application/zip' }) };
}
