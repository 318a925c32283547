import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { cn } from '@/lib/utils';

type Props = {
  id?: string;
  children: ReactNode;
  note?: ReactNode;
  mark?: ReactNode;
  className?: string;
};

export function SectionHeading({ id, children, note, mark, className }: Props) {
  return (
    <div
      className={cn(
        'mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-9',
        className,
      )}
    >
      <h2 id={id} className="max-w-3xl">
        {children}
      </h2>
      {mark}
      {note && (
        <p className="max-w-160 text-pretty text-soft">
          {typeof note === 'string' ? <NoWrap>{note}</NoWrap> : note}
        </p>
      )}
    </div>
  );
}
