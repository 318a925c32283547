import type { ReactNode } from 'react';

type Props = {
  heading: string;
  /** Left out if the form itself says what it asks for. */
  lead?: string;
  note: string;
  /** A sheet beside the form. */
  aside: ReactNode;
  children: ReactNode;
};

/**
 * The layout of the access pages: heading, lead, form, a note on how signing in works, and a sheet
 * as long as these.
 */
export function AccessPage({ heading, lead, note, aside, children }: Props) {
  return (
    <section className="wrap @container/head grid gap-x-20 gap-y-10 mb-6 py-5 md:py-16 grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]">
      <div>
        <h1>{heading}</h1>
        {lead && <p className="mt-2 mb-5 lead md:mt-3 md:mb-7">{lead}</p>}
        {children}
        <p className="mt-8 border-thread border-l-4 pl-3 text-[0.9375rem] text-soft">{note}</p>
      </div>
      <div className="hero-sheet row-auto!">{aside}</div>
    </section>
  );
}
