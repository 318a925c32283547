import type { ReactNode } from 'react';
import { DeskInSmall } from '@/components/sections/desk-in-small';

type Props = {
  heading: string;
  /** Left out if the form itself says what it asks for. */
  lead?: string;
  note: string;
  children: ReactNode;
};

/** The layout of the access pages: heading, lead, form, and a note on how signing in works here. */
export function AccessPage({ heading, lead, note, children }: Props) {
  return (
    <section className="wrap grid items-start gap-x-20 gap-y-10 mb-6 py-5 md:py-16 grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]">
      <div>
        <h1>{heading}</h1>
        {lead && <p className="mt-2 mb-5 lead md:mt-3 md:mb-7">{lead}</p>}
        {children}
        <p className="mt-8 border-thread border-l-4 pl-3 text-[0.9375rem] text-soft">{note}</p>
      </div>
      <DeskInSmall />
    </section>
  );
}
