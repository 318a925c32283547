import type { ReactNode } from 'react';
import { BottomBar } from '@/components/dashboard/shell/bottom-bar';
import { SideRail } from '@/components/dashboard/shell/side-rail';
import { SkipLink } from '@/components/layout/skip-link';
import { dashboard } from '@/content/dashboard';
import { organisation } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';

/** The frame of every page of the client area: a rail at its side, or a bar below it. */
export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <div data-application="" className="min-h-dvh lg:flex">
      <JsonLd data={organisation()} />
      <SkipLink />
      {/* Fetches the font of ₹ with the page, before the first amount is read. */}
      <span aria-hidden="true" className="sr-only amount">
        ₹
      </span>
      <SideRail />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] outline-none lg:pb-12"
      >
        {children}
        <noscript>
          <p className="wrap mt-6">{dashboard.noScript}</p>
        </noscript>
      </main>
      <BottomBar />
    </div>
  );
}
