import type { ReactNode } from 'react';

export function EmptyPage({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="ruled-page rounded-panel border border-rule-strong bg-page px-5 py-12 text-center">
      <p className="font-serif text-xl">{sentence}</p>
      {children && <div className="mx-auto mt-3 w-fit bg-page p-2">{children}</div>}
    </div>
  );
}
