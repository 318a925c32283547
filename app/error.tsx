'use client';

import type { ReactNode } from 'react';
import { useFreshLoad } from '@/components/layout/use-fresh-load';
import { Link } from '@/components/text/link';
import { failedPage } from '@/content/page-states';

/** Every page fetches this file, so it does not import the shared button. */
export default function PageError({ error }: { error: unknown }) {
  useFreshLoad(error);

  return (
    <main className="wrap band">
      <EmptySheet>
        <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.75rem]">{failedPage.heading}</h1>
        <p className="mt-4 lead">{failedPage.text}</p>
        <a
          // biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself
          href=""
          className="mt-8 inline-flex min-h-12 items-center rounded-control bg-red px-5 py-2 font-semibold text-white hover:bg-red-deep"
        >
          Reload the page
        </a>
        <p className="mt-5">
          <Link href="/" className="text-link">
            Go to the home page
          </Link>
        </p>
      </EmptySheet>
    </main>
  );
}

function EmptySheet({ children }: { children: ReactNode }) {
  return (
    <div className="data-table relative mx-auto max-w-3xl rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet">
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <div className="data-table-inset py-10 md:py-14">{children}</div>
      <div aria-hidden="true" className="blank-lines ml-(--data-table-bar) h-36" />
    </div>
  );
}
