import { source } from '@/lib/build/generated/archive-worker.js';
import { ArchiveError } from '@/lib/portal/archive/archive-error';
import type { ArchiveReply, ArchiveRequest } from '@/lib/portal/archive/archive-protocol';
import type { Archive, ArchiveContents } from '@/lib/portal/archive/archive-reader';
import { failedReader } from '@/lib/portal/archive/archive-refusals';
import type { Bytes } from '@/lib/portal/database/records';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
};

const script = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));

// Whatever address is requested, this policy returns only this script.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('archive-worker', { createScriptURL: () => script });

/**
 * Opens a Download My Data file in a worker, which then reads its documents. The caller aborts
 * `signal` when it has finished or gives up: the worker ends at once, and a pending request fails.
 * All other failures are an ArchiveError.
 */
export async function openInWorker(file: Blob, signal: AbortSignal): Promise<Archive> {
  signal.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL('') ?? script);
  let fail: (reason: unknown) => void = () => {};
  signal.addEventListener('abort', () => {
    worker.terminate();
    fail(signal.reason);
  });

  const ask = (request: ArchiveRequest) =>
    new Promise<ArchiveContents | Bytes>((resolve, reject) => {
      signal.throwIfAborted();
      fail = reject;
      worker.onerror = () => reject(failedReader());
      worker.onmessage = ({ data }: MessageEvent<ArchiveReply>) => {
        if ('value' in data) resolve(data.value);
        else reject(new ArchiveError(data.refusal));
      };
      worker.postMessage(request);
    });

  return {
    contents: (await ask({ file })) as ArchiveContents,
    readDocument: (index) => ask({ document: index }) as Promise<Bytes>,
  };
}
