'use client';

import { useFreshLoad } from '@/components/layout/use-fresh-load';
import { EmptySheet } from '@/components/table/empty-sheet';
import { Link } from '@/components/text/link';
import { failedPage } from '@/content/page-states';

/**
 * Shown when a page fails. Every page fetches this file, so it does not import the shared button.
 */
export default function PageError({ error }: { error: unknown }) {
  useFreshLoad(error);

  return (
    <main className="wrap band">
      <EmptySheet>
        <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.75rem]">{failedPage.heading}</h1>
        <p className="mt-4 lead">{failedPage.text}</p>
        <a
          // biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself
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
