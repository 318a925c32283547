'use client';

import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import type { Manifest } from '@/features/client-area/checklist/manifest';
import type { makePackage } from '@/features/client-area/checklist/package';
import type { Chosen } from '@/features/client-area/checklist/package-rules';
import type { DocumentEntry } from '@/features/client-area/records/records';
import { bytesOf } from '@/features/client-area/store/documents';

type Phase =
  | { step: 'idle' }
  | { step: 'packing'; count: number }
  | { step: 'ready'; file: File | null; manifest: Manifest; documents: readonly string[] };

const IDLE: Phase = { step: 'idle' };

type Given = Omit<Parameters<typeof makePackage>[1], 'firm' | 'read' | 'now'>;

/**
 * Packs the chosen documents into one file. The code is fetched on the press, and the work is
 * stopped when the page or the choice is left.
 */
export function usePackage(chosen: readonly Chosen[], given: Given) {
  const [phase, setPhase] = useState(IDLE);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    // In development effects run twice.
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** Fails with a sentence for the client; the choice stays as it was. */
  async function make() {
    const { signal } = leaving.current;
    let count = 0;
    const read = (document: DocumentEntry) => {
      signal.throwIfAborted();
      count += 1;
      setPhase({ step: 'packing', count });
      return bytesOf(document);
    };
    try {
      const { makePackage } = await import('@/features/client-area/checklist/package');
      const { file, manifest } = await makePackage(chosen, { ...given, firm: site.name, read });
      signal.throwIfAborted();
      const documents = chosen.map(({ document }) => document.id);
      setPhase({ step: 'ready', file, manifest, documents });
    } catch (error) {
      if (signal.aborted) return;
      setPhase(IDLE);
      throw error;
    }
  }

  return { phase, make };
}
