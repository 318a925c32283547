'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useFreshLoad } from '@/components/layout/use-fresh-load';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Link } from '@/components/ui/link';
import type { dashboard } from '@/content/dashboard';
import type { Path } from '@/content/routes';
import { isMissingChunk } from '@/lib/browser/missing-chunk';

/** Fetched only when a page has failed; every page of the client area brings this file along. */
const Rescue = lazyComponent(
  () => import('@/components/portal/shell/rescue').then((part) => part.Rescue),
  null,
);

type Told = {
  words: typeof dashboard.failed;
  /** Where else to go. */
  places: readonly { path: Path; label: string }[];
};

const Context = createContext<Told | null>(null);

/**
 * Holds what a failed page says. It comes with the HTML, so that no page brings the route table
 * along for it.
 */
export function ToldWhenFailed({ children, ...told }: Told & { children: ReactNode }) {
  return <Context value={told}>{children}</Context>;
}

type Props = { error: unknown; retry: () => void };

export function ClientAreaFailed({ error, retry }: Props) {
  useFreshLoad(error);
  const told = useContext(Context);
  if (!told) return null;
  const { words, places } = told;

  return (
    <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <h1 className="text-[1.875rem] md:text-[2.375rem]">{words.heading}</h1>
      <p className="lead">{isMissingChunk(error) ? words.incomplete : words.text}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={retry}
          className="inline-flex min-h-12 items-center rounded-control bg-red px-5 py-2 font-semibold text-white hover:bg-red-deep"
        >
          {words.retry}
        </button>
        <Rescue />
      </div>
      <nav aria-label={words.ways}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {places.map(({ path, label }) => (
            <li key={path}>
              <Link href={path} className="inline-flex min-h-11 items-center text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
