import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  heading: string;
  /** Left out if the form itself says what it asks for. */
  lead?: string;
  note: string;
  /** The note is a warning, before the form. */
  isNoteFirst?: boolean;
  /** A sheet beside the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of the access pages: heading, lead, form, a note on how signing in works, and a sheet.
 * Where there is room, sheet and note stand beside the form; without a sheet there is one column.
 */
export function AccessPage({ heading, lead, note, isNoteFirst, aside, children }: Props) {
  return (
    <section className="wrap @container/head mb-6 pt-9 pb-5 md:py-16">
      <div
        className={cn(
          'grid gap-x-20 gap-y-8',
          aside
            ? '@min-[60rem]:grid-cols-2 @min-[60rem]:grid-rows-[auto_1fr]'
            : 'mx-auto max-w-120',
        )}
      >
        <div className="@min-[60rem]:row-span-2">
          <h1>{heading}</h1>
          {lead && <p className="mt-2 mb-5 lead md:mt-3 md:mb-7">{lead}</p>}
          {isNoteFirst && <Note className="mb-6 text-ink leading-snug">{note}</Note>}
          {children}
        </div>
        {!isNoteFirst && (
          <Note
            className={cn(
              'self-start text-soft',
              aside && '@min-[60rem]:col-start-2 @min-[60rem]:row-start-2',
            )}
          >
            {note}
          </Note>
        )}
        {aside && (
          <div className="hero-sheet @min-[60rem]:col-start-2 @min-[60rem]:row-start-1">
            {aside}
          </div>
        )}
      </div>
    </section>
  );
}

function Note({ className, children }: { className: string; children: string }) {
  return (
    <p className={cn('border-gold border-l-4 pl-3 text-[0.9375rem]', className)}>{children}</p>
  );
}
