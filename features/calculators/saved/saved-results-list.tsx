'use client';

import { useRef } from 'react';
import { EmptyPage } from '@/components/table/empty-page';
import { RuledLines } from '@/components/table/ruled-lines';
import { savedResults as content } from '@/content/calculators/saved-results';
import { SavedResultRow } from '@/features/calculators/saved/saved-result-row';
import { useServedClass } from '@/features/client-area/areas/samples';
import type { SavedResult } from '@/features/client-area/records/saved-result';
import { usePortal } from '@/features/client-area/store/use-portal';

const words = content.inbox;

export function SavedResults() {
  const results = usePortal(
    (stored) => stored.rows('savedResults'),
    [],
    () => [],
  );
  const served = useServedClass();
  // Takes the focus when the button that had it is gone.
  const region = useRef<HTMLElement>(null);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="saved-results"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <h2 id="saved-results" className="text-2xl md:text-2xl">
        {words.heading}
      </h2>
      {results ? (
        <div className={served}>
          <List results={results} onGone={() => region.current?.focus()} />
        </div>
      ) : (
        <RuledLines lines={2} lineClassName="h-24" />
      )}
    </section>
  );
}

function List({ results, onGone }: { results: readonly SavedResult[]; onGone: () => void }) {
  if (results.length === 0) {
    return (
      <EmptyPage sentence={words.empty}>
        <p className="text-soft">{words.emptyHint}</p>
      </EmptyPage>
    );
  }
  return (
    <ul aria-labelledby="saved-results" className="border-ink border-t">
      {results.map((result) => (
        <SavedResultRow key={result.id} result={result} onGone={onGone} />
      ))}
    </ul>
  );
}
