'use client';

import { useRef } from 'react';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useServedClass } from '@/components/dashboard/shell/samples';
import { SavedResultRow } from '@/components/scenarios/saved-result-row';
import { scenarios as content } from '@/content/calculators/scenarios';
import type { Scenario } from '@/lib/portal/database/records';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = content.desk;

/** The results that the client has saved. */
export function SavedResults() {
  const results = usePortal(
    (kept) => kept.rows('scenarios'),
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

function List({ results, onGone }: { results: readonly Scenario[]; onGone: () => void }) {
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
