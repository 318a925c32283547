'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { dashboard } from '@/content/dashboard';
import type { PaperLists } from '@/lib/content/papers';
import { usePortal } from '@/lib/portal/hooks/use-portal';

type Props = { book: PaperLists };

/** Links to headings inside, which are there once this part is fetched. */
const PARTS = ['#needed', '#package'];

const Missing = () => <p className="text-soft">{dashboard.papers.missing}</p>;

/** Fetched only when this part of the page is about to be seen. */
const Papers = lazy(() =>
  import('@/components/dashboard/papers/papers').then(
    (part) => ({ default: part.Papers }),
    () => ({ default: Missing }),
  ),
);

const waiting = <RuledLines lines={4} lineClassName="h-20" />;

/** The checklists of the quotations, and the package for the firm, below the documents. */
export function PapersPart({ book }: Props) {
  const [isNear, setIsNear] = useState(false);
  /** Until the list above is shown, it would move whatever is shown here. */
  const hasDocuments = usePortal((kept) => kept.rows('documents')) !== undefined;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    const follow = () => PARTS.includes(window.location.hash) && setIsNear(true);
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  return (
    <div id="papers" ref={place} className="scroll-mt-6">
      {hasDocuments &&
        (isNear ? (
          <Suspense fallback={waiting}>
            <Papers book={book} />
          </Suspense>
        ) : (
          waiting
        ))}
    </div>
  );
}
