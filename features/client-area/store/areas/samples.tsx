'use client';

import type { ReactNode } from 'react';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { SamplesContext, useSamples } from '@/features/client-area/store/use-samples';

export function Samples({ rows, children }: { rows: SampleRows | null; children: ReactNode }) {
  return <SamplesContext value={rows}>{children}</SamplesContext>;
}

/** Hides served samples in a browser that has rows of its own. */
export const useServedClass = () => (useSamples() ? 'served' : undefined);
