'use client';

import { useEffect, useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import { packageCopy as copy } from '@/content/client-area/checklist';
import { site } from '@/content/site';
import { formatCount } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import {
  type ChecklistGroup,
  groupItemsByDocument,
} from '@/features/client-area/checklist/checklist';
import type { Manifest } from '@/features/client-area/checklist/manifest';
import type { makePackage } from '@/features/client-area/checklist/package';
import { PackageReady } from '@/features/client-area/checklist/package-ready';
import {
  type Chosen,
  computeTotalSize,
  findPackageRejection,
} from '@/features/client-area/checklist/package-rules';
import { listQuotations } from '@/features/client-area/checklist/to-send';
import type { Ticks } from '@/features/client-area/checklist/use-ticks';
import { readDocumentBytes } from '@/features/client-area/store/documents';
import type { Profile } from '@/features/client-area/store/records/profile';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';
import { isMonth } from '@/lib/months';

type Props = {
  groups: readonly ChecklistGroup[];
  documents: readonly DocumentEntry[];
  profile: Profile | undefined;
  ticks: Ticks;
};

export function PackageSection(props: Props) {
  const section = useRef<HTMLElement>(null);
  const { only, version } = props.ticks;
  // The button that ticked a group may be screens away, and the next step is here.
  useEffect(() => {
    if (only) section.current?.focus({ preventScroll: true });
  }, [only]);

  return (
    // Below the finished file there is room for a notice, which would lie on the ways to send it.
    <section
      ref={section}
      id="package"
      tabIndex={-1}
      aria-label={copy.heading}
      className="sticky bottom-(--bottom-edge) z-10 scroll-mt-6 border-rule-strong border-t bg-paper py-2 outline-none has-[[role=group]]:static short:static max-lg:has-[[role=group]]:pb-32 lg:bottom-0 print:hidden @[56rem]:top-6 @[56rem]:bottom-auto @[56rem]:col-start-2 @[56rem]:self-start @[56rem]:border-ink @[56rem]:py-4 @[56rem]:has-[[role=group]]:sticky"
    >
      <Package key={version} {...props} onTicked={() => section.current?.focus()} />
    </section>
  );
}

type PackageProps = Props & {
  onTicked: () => void;
};

function Package({ groups, documents, profile, ticks, onTicked }: PackageProps) {
  const { isTicked, tickOnly, withoutFile, hasUnsent } = ticks;
  const papers = groupItemsByDocument(groups);
  const chosen = documents
    .filter(({ id }) => isTicked(id))
    .map((document) => ({ document, papers: papers.get(document.id) ?? [] }));
  const { phase, make } = usePackage(chosen, {
    client: { name: profile?.fullName ?? '', pan: profile?.panNumber ?? '' },
    quotations: listQuotations(groups, chosen, withoutFile),
    withoutFile,
  });
  const { press, isRunning, failure } = useOperation();
  const start = async () => {
    const rejection = findPackageRejection(chosen);
    if (rejection) throw new OperationError(rejection);
    await make();
  };

  if (phase.step === 'ready') return <PackageReady {...phase} onNoted={ticks.forget} />;
  const isEmpty = chosen.length === 0;
  const isMessage = isEmpty && withoutFile.some(({ quotation }) => isMonth(quotation));
  return (
    <div
      data-slot="package-foot"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 @[56rem]:grid @[56rem]:justify-items-start @[56rem]:gap-3"
    >
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
        <span role="status">
          {phase.step === 'packing' &&
            `Packing file ${formatWholeAmount(phase.count)} of ${formatWholeAmount(chosen.length)}`}
        </span>
        {phase.step === 'idle' &&
          (isEmpty
            ? copy[isMessage ? 'noFile' : 'none']
            : `${formatCount(chosen.length, 'file')} ticked, ${formatBytes(computeTotalSize(chosen))}`)}
        {(!isEmpty || hasUnsent) && (
          <button
            type="button"
            className="flex min-h-8 items-center rounded-control text-link max-lg:min-h-11"
            onClick={() => {
              tickOnly(isEmpty ? null : '');
              onTicked();
            }}
          >
            {copy[isEmpty ? 'tickUnsent' : 'untick']}
          </button>
        )}
      </p>
      {(!isEmpty || isMessage) && (
        <Button aria-disabled={isRunning} onClick={() => void press(start)}>
          {copy.make}
        </Button>
      )}
      <OperationFailure sentence={failure} className="basis-full" />
    </div>
  );
}

type Phase =
  | { step: 'idle' }
  | { step: 'packing'; count: number }
  | { step: 'ready'; file: File | null; manifest: Manifest; documents: readonly string[] };

const IDLE: Phase = { step: 'idle' };

type PackageDetails = Omit<Parameters<typeof makePackage>[1], 'firm' | 'read' | 'now'>;

/** The code is fetched on the press, and the work stops when the page or the choice is left. */
function usePackage(chosen: readonly Chosen[], details: PackageDetails) {
  const [phase, setPhase] = useState(IDLE);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    // In development effects run twice.
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function make() {
    const { signal } = leaving.current;
    let count = 0;
    const read = (document: DocumentEntry) => {
      signal.throwIfAborted();
      count += 1;
      setPhase({ step: 'packing', count });
      return readDocumentBytes(document);
    };
    try {
      const { makePackage } = await import('@/features/client-area/checklist/package');
      const { file, manifest } = await makePackage(chosen, { ...details, firm: site.name, read });
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
