'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TaxByLawProps } from '@/components/calculators/law/tax-by-law';

/** Where the page has room for the law's sheet, below the specified one. */
const LAW_PLACE = 'by-law';

const load = () => import('@/components/calculators/law/tax-by-law');

const missing = () => ({
  default: () => (
    <p className="wrap py-8 text-soft">
      The sheet by law did not load. Press Calculate again, or reload the page.
    </p>
  ),
});

const TaxByLaw = lazy(() => load().then((part) => ({ default: part.TaxByLaw }), missing));
const LawLine = lazy(() =>
  load().then(
    (part) => ({ default: part.LawLine }),
    () => ({ default: () => null }),
  ),
);

const never = () => () => {};
const findPlace = () => document.getElementById(LAW_PLACE);

/** Today in India, as an ISO date: the law's years are India's. */
const todayInIndia = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

type Props = Omit<TaxByLawProps, 'today'>;

/** The law's sheet for a result, fetched with the first one and drawn in its place of the page. */
export function LawPart(props: Props) {
  const place = useSyncExternalStore(never, findPlace, () => null);
  if (!place) return null;
  return createPortal(
    <Suspense fallback={null}>
      <TaxByLaw {...props} today={todayInIndia()} />
    </Suspense>,
    place,
  );
}

/** One line that leads from the specified sheet to the law's. */
export function LawLink(props: Props) {
  return (
    <Suspense fallback={null}>
      <LawLine {...props} today={todayInIndia()} />
    </Suspense>
  );
}
