import type { CSSProperties } from 'react';
import type { consultingFigure } from '@/features/services/illustrations/consulting-data';
import { AnnotationRing, Drawn } from '@/features/services/illustrations/strokes';
import { cn } from '@/lib/utils';

type Props = Pick<typeof consultingFigure, 'asked' | 'steps' | 'value'>;

export function Bridge({ asked, steps, value }: Props) {
  const percent = (rupees: number) => `${(100 * rupees) / asked.to}%`;
  return (
    <ol className="grid gap-5 leading-[1.35] wide:grid-cols-6 wide:gap-0">
      {[asked, ...steps, value].map(({ title, why, amount, from, to }) => {
        const isLast = title === value.title;
        const falls = to < from;
        const bounds = {
          '--low': percent(Math.min(from, to)),
          '--high': percent(Math.max(from, to)),
          '--to': percent(to),
        };
        return (
          <li
            key={title}
            style={bounds as CSSProperties}
            className="wide:flex wide:flex-col wide:gap-0.5 wide:pt-9"
          >
            <p className="font-semibold wide:pr-5">{title}</p>
            <div className="relative my-1 h-6.5 tight:mt-9 wide:-order-1 wide:mt-0 wide:mb-3 wide:h-72 wide:border-current wide:border-b-2">
              <Drawn
                className={cn(
                  'absolute inset-y-0 left-(--low) w-[calc(var(--high)-var(--low))] min-w-[3px] border-[1.5px] border-current wide:top-auto wide:right-[42%] wide:bottom-(--low) wide:left-0 wide:h-[calc(var(--high)-var(--low))] wide:min-h-[3px] wide:w-auto',
                  falls ? 'hatched' : !isLast && 'bg-muted',
                  isLast &&
                    'ground-red border-0 after:absolute after:inset-x-2 after:top-[calc(50%-1px)] after:border-gold after:border-t-2 after:border-dashed wide:after:inset-y-2 wide:after:right-auto wide:after:border-t-0 wide:after:border-l-2',
                )}
              />
              {!isLast && (
                <Drawn className="absolute right-0 bottom-[calc(var(--to)-1px)] left-[58%] hidden border-current border-t-2 wide:block" />
              )}
              <b
                className={cn(
                  'amount absolute right-0 bottom-[calc(100%+0.25rem)] mr-3 text-[1.125rem] wide:right-[42%] wide:left-0 wide:mr-0 wide:text-center',
                  falls
                    ? 'wide:top-[calc(100%-var(--low)+0.375rem)] wide:bottom-auto'
                    : 'wide:bottom-[calc(var(--high)+0.375rem)]',
                  isLast && 'text-red',
                )}
              >
                {isLast ? <AnnotationRing>{amount}</AnnotationRing> : amount}
              </b>
            </div>
            <p className="text-[0.9375rem] text-soft leading-snug wide:pr-5">{why}</p>
          </li>
        );
      })}
    </ol>
  );
}
