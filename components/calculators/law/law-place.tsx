'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';

/** Where the page has room for the law's sheet, below the specified one. */
const LAW_PLACE = 'by-law';

function Missing() {
  return (
    <p className="wrap py-8 text-soft">
      The sheet by law did not load. Please reload the page to see it.
    </p>
  );
}

/** A sheet that is fetched when it is first drawn; where that fails, the page says so. */
export function lazySheet<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (sheet) => ({ default: sheet }),
      () => ({ default: Missing as ComponentType<Props> }),
    ),
  );
}

/** A line that leads to a sheet; where it cannot be fetched there is none. */
export function lazyLine<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (line) => ({ default: line }),
      () => ({ default: () => null }),
    ),
  );
}

const never = () => () => {};
const findPlace = () => document.getElementById(LAW_PLACE);

/** Draws a sheet in its place of the page. */
export function LawPlace({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(never, findPlace, () => null);
  if (!place) return null;
  return createPortal(<Suspense fallback={null}>{children}</Suspense>, place);
}

/** Today in India, as an ISO date: the law's years are India's. */
export const todayInIndia = () =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
