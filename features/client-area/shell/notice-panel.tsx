import type { ReactNode } from 'react';

export function NoticePanel({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-panel border border-orange border-l-4 bg-page p-4">
      <p className="font-medium">{sentence}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
