'use client';

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where the page has room for the law's sheet, below the specified one. */
const LAW_PLACE = 'by-law';

const never = () => () => {};
const findPlace = () => document.getElementById(LAW_PLACE);

/** Draws the law's sheet in its place of the page. */
export function LawPlace({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(never, findPlace, () => null);
  return place && createPortal(<Suspense fallback={null}>{children}</Suspense>, place);
}

/** In place of a sheet that could not be fetched. */
export function LawMissing() {
  return (
    <p className="wrap py-8 text-soft">The sheet by law did not load. Please reload the page.</p>
  );
}

/** Today in India, as an ISO date: the law's days are India's. */
export const todayInIndia = () =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
