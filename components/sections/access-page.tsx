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
 * The layout of the access pages: heading, lead, form, a note on how signing in works, and a sheet.
 * Where there is room, sheet and note stand beside the form.
 */
export function AccessPage({ heading, lead, note, aside, children }: Props) {
  return (
    <section className="wrap @container/head mb-6 py-5 md:py-16">
      <div className="grid gap-x-20 gap-y-8 @min-[60rem]:grid-cols-2 @min-[60rem]:grid-rows-[auto_1fr]">
        <div className="@min-[60rem]:row-span-2">
          <h1>{heading}</h1>
          {lead && <p className="mt-2 mb-5 lead md:mt-3 md:mb-7">{lead}</p>}
          {children}
        </div>
        <p className="self-start border-gold border-l-4 pl-3 text-[0.9375rem] text-soft @min-[60rem]:col-start-2 @min-[60rem]:row-start-2">
          {note}
        </p>
        <div className="hero-sheet @min-[60rem]:col-start-2 @min-[60rem]:row-start-1">{aside}</div>
      </div>
    </section>
  );
}
