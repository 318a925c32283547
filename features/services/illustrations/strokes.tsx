import type { CSSProperties, ReactNode } from 'react';
import { cn } from '@/lib/utils';

const SIGNATURE =
  'c6-2 18-28 15-27c-5 1-9 27-4 27c6 0 13-22 18-21c4 1-5 19 0 19c6 0 10-18 15-17c4 1-5 17 1 16c8-1 8-14 12-13c5 1-3 13 3 12c9-2 30-9 55-9';

/* They are decoration: the text says the same. */

type StrokeProps = { className?: string };

export function Drawn(props: { className: string; style?: CSSProperties }) {
  return <span aria-hidden="true" {...props} />;
}

export function Stroke({ box, path, className }: StrokeProps & { box: string; path: string }) {
  return (
    <svg
      viewBox={`0 0 ${box}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn(
        'pointer-events-none overflow-visible fill-none stroke-2 stroke-red',
        className,
      )}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export function AnnotationRing({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block whitespace-nowrap tight:wrap-anywhere tight:whitespace-normal">
      {children}
      <Stroke
        box="100 40"
        path="M34 3C64-2 99 4 98 20S72 39 47 38 1 33 2 19 28 1 66 3"
        className="absolute -inset-x-[0.7em] -inset-y-[0.2em] h-[calc(100%+0.4em)] w-[calc(100%+1.4em)]"
      />
    </span>
  );
}

const MARK = 'inline-block size-4.5 align-[-0.125rem]';

export function AnnotationTick({ className }: StrokeProps) {
  return <Stroke box="20 20" path="M3 11q2 3 4.5 6Q11 9 18 3" className={cn(MARK, className)} />;
}

export function AnnotationCross() {
  return <Stroke box="20 20" path="M4 4q7 6 12 12M16 4Q10 9 4 16" className={MARK} />;
}

export function Signature({ className }: StrokeProps) {
  return (
    <svg viewBox="0 0 150 36" aria-hidden="true" className={cn('chart', className)}>
      <path d={`M4 31${SIGNATURE}`} className="chart-line" />
    </svg>
  );
}

type NoteProps = { number?: number; children: ReactNode; className?: string };

export function Annotation({ number, children, className }: NoteProps) {
  return (
    <p className={cn('annotation flex gap-2.5', className)}>
      {number && (
        <span className="size-7 flex-none rounded-[55%_45%_50%_50%/60%_50%_50%_45%] border-2 border-red text-center text-[0.875rem] not-italic leading-[1.5625rem]">
          {number}
        </span>
      )}
      <span>{children}</span>
    </p>
  );
}
