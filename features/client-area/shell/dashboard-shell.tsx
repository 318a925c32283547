import type { ReactNode } from 'react';
import { PlaceIcon } from '@/components/icons/place-icon';
import { Brand } from '@/components/layout/brand';
import { PrintHead } from '@/components/layout/print-head';
import { SkipLink } from '@/components/layout/skip-link';
import { lockFrameCopy } from '@/content/client-area/lock';
import { railCopy as copy, mainPlaces, shellCopy } from '@/content/client-area/shell';
import { site } from '@/content/site';
import { formatOfficeHours } from '@/content/words/hours';
import { LockGate } from '@/features/client-area/lock/lock-gate';
import { FollowAreaPointer } from '@/features/client-area/shell/follow-area-pointer';
import { RailLink } from '@/features/client-area/shell/rail-link';
import { SafariRibbon } from '@/features/client-area/shell/safari-ribbon';
import { SampleRibbon } from '@/features/client-area/shell/sample-ribbon';
import { SignOutLink } from '@/features/client-area/shell/sign-out-link';
import { Samples } from '@/features/client-area/store/areas/samples';
import { createSampleRows } from '@/features/client-area/store/sample-rows';
import { APPLICATION, SAMPLES } from '@/lib/browser/attributes';
import { findAccountant } from '@/lib/content/accountant';
import { listPagesWithin } from '@/lib/content/places';
import { findRoute, listRoutes } from '@/lib/content/routes';
import { hasSampleArea } from '@/lib/content/sample-area';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createOrganisationJsonLd } from '@/lib/seo/organisation';

export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <div
      {...{ [APPLICATION]: hasSampleArea ? SAMPLES : '' }}
      className="min-h-dvh lg:flex print:block print:min-h-0"
    >
      <JsonLd data={createOrganisationJsonLd()} />
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
        <noscript>
          <p className="dashboard-wrap py-3">{shellCopy.noScript}</p>
        </noscript>
        <SafariRibbon />
        <FollowAreaPointer />
        <LockGate copy={lockFrameCopy}>
          <Samples rows={hasSampleArea ? createSampleRows(Date.now()) : null}>{children}</Samples>
        </LockGate>
      </main>
      <BottomBar />
    </div>
  );
}

function BottomBar() {
  return (
    <nav
      aria-label="Main places"
      data-slot="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-20 border-rule-strong border-t bg-page pb-[env(safe-area-inset-bottom)] short:static lg:hidden print:hidden"
    >
      {/* Enlarged text needs a second row: at twice the size, two rows of 56 px are 3.5rem. */}
      <ul className="mx-auto flex max-w-xl flex-wrap">
        {mainPlaces.map((path) => (
          <li key={path} className="flex-auto">
            <RailLink
              href={path}
              below={listPagesWithin(path, mainPlaces)}
              className="relative flex min-h-[56px] flex-col items-center justify-center gap-0.5 rounded-control px-0.5 font-medium text-sm leading-none [--color-gold:var(--color-red)] -outline-offset-4 before:absolute before:inset-x-1.5 before:-top-px before:h-0.5 aria-[current]:font-semibold aria-[current]:text-red aria-[current]:before:gold-dashes-x xs:text-[0.9375rem]"
            >
              <PlaceIcon path={path} className="size-[22px]" />
              {findRoute(path)?.label}
            </RailLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SideRail() {
  const places = listRoutes('dashboard').filter(
    ({ path, parent }) => path === '/dashboard' || parent === '/dashboard',
  );
  const paths = places.map(({ path }) => path);

  return (
    <header className="rail sticky top-0 hidden h-dvh w-[min(16rem,30vw)] shrink-0 flex-col gap-6 overflow-y-auto py-5 pr-4.5 pl-7 lg:flex print:hidden">
      <div className="-mr-1 -ml-1.5 [&_.uppercase]:tracking-[0.02em] [&_span]:whitespace-normal">
        <Brand />
      </div>
      <nav aria-label="Client area">
        <ul className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.path}>
              <RailLink
                href={place.path}
                below={listPagesWithin(place.path, paths)}
                className="-ml-2 flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-muted aria-[current]:bg-muted aria-[current]:text-red"
              >
                <PlaceIcon path={place.path} className="size-5" />
                {place.label}
              </RailLink>
            </li>
          ))}
        </ul>
      </nav>
      <RailFoot />
    </header>
  );
}

const linkClasses = 'inline-flex min-h-8 items-center rounded-control font-semibold text-red';

function RailFoot() {
  const accountant = findAccountant();

  return (
    <div className="mt-auto grid gap-4 text-[0.9375rem]">
      {accountant && (
        <div className="grid justify-items-start border-rule-strong border-t pt-4">
          <p className="text-soft text-sm">{copy.accountant}</p>
          <p className="font-serif font-semibold text-lg leading-tight">{accountant.name}</p>
          <a href={accountant.phone.href} className={linkClasses}>
            {accountant.phone.display}
          </a>
          <a href={`mailto:${accountant.email}`} className={linkClasses}>
            {copy.write} {accountant.name.split(' ')[0]}
          </a>
          <p className="text-soft text-sm">{formatOfficeHours(site.hours)}</p>
        </div>
      )}
      <SignOutLink className="flex min-h-11 items-center gap-3 border-rule-strong border-t pt-2 font-medium hover:text-red">
        <PlaceIcon path="/login" className="size-5" />
        {copy.signOut}
      </SignOutLink>
    </div>
  );
}
