import type { ReactNode } from 'react';
import { Until } from '@/components/disclosure/until';
import { ContactBar } from '@/components/layout/contact-bar';
import { PrintHead } from '@/components/layout/print-head';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { NoWrap } from '@/components/text/no-wrap';
import { noticeLine } from '@/content/site';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createOrganisationJsonLd } from '@/lib/seo/organisation';

type Props = { children: ReactNode; foot?: ReactNode };

export function SiteShell({
  children,
  foot = (
    <>
      <SiteFooter />
      <ContactBar />
    </>
  ),
}: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <JsonLd data={createOrganisationJsonLd()} />
      <SkipLink />
      <SiteHeader />
      <PrintHead />
      {noticeLine && (
        <Until day={noticeLine.until} className="border-rule border-b bg-muted print:hidden">
          <aside aria-label="Notice">
            <p className="wrap py-2 text-[0.9375rem]">
              <NoWrap>{noticeLine.text}</NoWrap>
            </p>
          </aside>
        </Until>
      )}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {foot}
    </div>
  );
}
