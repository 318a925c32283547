'use client';

import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import type { DocumentEntry } from '@/lib/portal/database/records';
import type { Finding } from '@/lib/portal/papers/findings';
import type { WithoutFile } from '@/lib/portal/papers/needs';
import type { Manifest } from '@/lib/portal/papers/package';
import type { Chosen } from '@/lib/portal/papers/package-rules';

export type Findings = ReadonlyMap<string, readonly Finding[]>;

export type Phase =
  | { step: 'idle' }
  | { step: 'looking'; count: number }
  | { step: 'found'; findings: Findings }
  | { step: 'packing' }
  | { step: 'ready'; findings: Findings; file: File; manifest: Manifest };

const IDLE: Phase = { step: 'idle' };

/**
 * Packs the chosen documents into one file. They are inspected first: if nothing is found they are
 * packed at once; otherwise the client sees the findings and presses again. The code is fetched on
 * the press, and the work is stopped when the page or the choice is left.
 */
export function usePackage(chosen: readonly Chosen[], withoutFile: readonly WithoutFile[]) {
  const [phase, setPhase] = useState(IDLE);
  const running = useRef(new AbortController());

  useEffect(() => () => running.current.abort(), []);

  function reset() {
    running.current.abort();
    running.current = new AbortController();
    setPhase(IDLE);
  }

  async function look(documents: readonly DocumentEntry[], signal: AbortSignal) {
    setPhase({ step: 'looking', count: 0 });
    const { lookAtDocuments } = await import('@/lib/portal/papers/look');
    const onProgress = (count: number) => signal.aborted || setPhase({ step: 'looking', count });
    return lookAtDocuments(documents, { signal, onProgress });
  }

  async function pack(findings: Findings, signal: AbortSignal) {
    setPhase({ step: 'packing' });
    const [{ makePackage }, { bytesOf }] = await Promise.all([
      import('@/lib/portal/papers/package'),
      import('@/lib/portal/papers/look'),
    ]);
    const read = (document: DocumentEntry) => {
      signal.throwIfAborted();
      return bytesOf(document);
    };
    const options = { firm: site.name, withoutFile, read };
    const { name, blob, manifest } = await makePackage(chosen, options);
    signal.throwIfAborted();
    const file = new File([blob], name, { type: 'application/zip' });
    setPhase({ step: 'ready', findings, file, manifest });
  }

  /** Fails with a sentence for the client; the choice stays as it was. */
  async function make() {
    const { signal } = running.current;
    try {
      if (phase.step === 'found') return await pack(phase.findings, signal);
      const findings = await look(
        chosen.map(({ document }) => document),
        signal,
      );
      const isClear = [...findings.values()].every((found) => found.length === 0);
      if (isClear) await pack(findings, signal);
      else setPhase({ step: 'found', findings });
    } catch (error) {
      if (signal.aborted) return;
      setPhase(IDLE);
      throw error;
    }
  }

  return { phase, make, reset };
}
