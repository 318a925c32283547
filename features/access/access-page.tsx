import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  heading: string;
  lead?: string;
  note: string;
  aside?: ReactNode;
  children: ReactNode;
};

export function AccessPage({ heading, lead, note, aside, children }: Props) {
  return (
    <section className="wrap @container/head mb-6 pt-9 pb-5 md:py-16">
      <div
        className={cn(
          'grid gap-x-20 gap-y-8',
          aside ? '@min-[60rem]:grid-cols-2' : 'mx-auto max-w-120',
        )}
      >
        <div>
          <h1>{heading}</h1>
          {lead && <p className="mt-2 lead md:mt-3">{lead}</p>}
          <p className="mt-5 mb-6 border-gold border-l-4 pl-3 text-[0.9375rem] leading-snug md:mt-7">
            {note}
          </p>
          {children}
        </div>
        {aside && <div className="hero-sheet">{aside}</div>}
      </div>
    </section>
  );
}
