import type { ReactNode } from 'react';
import { PrintHead } from '@/components/layout/print-head';
import { SkipLink } from '@/components/layout/skip-link';
import { lockFrameCopy } from '@/content/client-area/lock';
import { shellCopy } from '@/content/client-area/shell';
import { Samples } from '@/features/client-area/areas/samples';
import { LockGate } from '@/features/client-area/lock/lock-gate';
import { BottomBar } from '@/features/client-area/shell/bottom-bar';
import { FollowVisit } from '@/features/client-area/shell/follow-visit';
import { SafariRibbon } from '@/features/client-area/shell/safari-ribbon';
import { SampleRibbon } from '@/features/client-area/shell/sample-ribbon';
import { SideRail } from '@/features/client-area/shell/side-rail';
import { sampleRows } from '@/features/client-area/store/sample-rows';
import { APPLICATION, SAMPLES } from '@/lib/browser/attributes';
import { hasSampleArea } from '@/lib/content/sample-area';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { organisation } from '@/lib/seo/organisation';

/** The frame of every page of the client area: a rail at its side, or a bar below it. */
export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <div
      {...{ [APPLICATION]: hasSampleArea ? SAMPLES : '' }}
      className="min-h-dvh lg:flex print:block print:min-h-0"
    >
      <JsonLd data={organisation()} />
      <SkipLink />
      {/* Makes the browser fetch the font of ₹ with the page, before any amount is shown. */}
      <span aria-hidden="true" className="sr-only amount">
        ₹
      </span>
      <SideRail />
      <PrintHead />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] outline-none lg:pb-12"
      >
        {hasSampleArea && <SampleRibbon />}
        <SafariRibbon />
        <FollowVisit />
        <LockGate words={lockFrameCopy}>
          <Samples rows={hasSampleArea ? sampleRows(Date.now()) : null}>{children}</Samples>
        </LockGate>
        <noscript>
          <p className="wrap mt-6">{shellCopy.noScript}</p>
        </noscript>
      </main>
      <BottomBar />
    </div>
  );
}
