'use client';

import type { ReactNode } from 'react';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { SamplesContext, useSamples } from '@/features/client-area/store/use-samples';

/** Gives the pages of the client area the samples that they are served with. */
export function Samples({ rows, children }: { rows: SampleRows | null; children: ReactNode }) {
  return <SamplesContext value={rows}>{children}</SamplesContext>;
}

/** The class of what is served with samples: not to be seen in a browser that has rows of its own. */
export const useServedClass = () => (useSamples() ? 'served' : undefined);
