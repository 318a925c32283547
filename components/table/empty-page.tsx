import type { ReactNode } from 'react';

/** An empty state: a blank ruled page with one sentence and, unless it is there already, one action. */
export function EmptyPage({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="ruled-page rounded-panel border border-rule-strong bg-page px-5 py-12 text-center">
      <p className="font-serif text-xl">{sentence}</p>
      {/* The ruled lines end above the action. */}
      {children && <div className="mx-auto mt-3 w-fit bg-page p-2">{children}</div>}
    </div>
  );
}
