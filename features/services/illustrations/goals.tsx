import type { CSSProperties } from 'react';
import type { planningFigure } from '@/features/services/illustrations/financial-planning-data';
import { cn } from '@/lib/utils';

type Props = Pick<typeof planningFigure, 'flags' | 'last' | 'stretches' | 'total'>;

export function Goals({ flags, last, stretches, total }: Props) {
  const below = (index: number) =>
    flags.slice(index + 1).reduce((sum, { monthly }) => sum + monthly / 1000 + 3, 0);
  return (
    <>
      <ol className="grid gap-5 leading-[1.35] wide:relative wide:h-84">
        {flags.map(({ goal, beside, years, when, amount, monthly }, index) => {
          const isLast = index === flags.length - 1;
          const sizes = {
            '--years': `${(100 * years) / last}%`,
            '--thick': `${monthly / 1000}px`,
            '--below': `${below(index)}px`,
            '--pole': `${21 - (index % 2) * 6}rem`,
          };
          return (
            <li
              key={goal}
              style={sizes as CSSProperties}
              className="wide:absolute wide:inset-x-0 wide:bottom-0 wide:h-(--pole)"
            >
              <div
                className={cn(
                  'wide:absolute wide:-top-1 wide:px-10',
                  isLast ? 'wide:right-0 wide:text-right' : 'wide:left-(--years)',
                )}
              >
                <p className="font-semibold font-serif text-lg leading-tight">{goal}</p>
                <p className="font-semibold font-serif text-red">{when}</p>
                <p className="text-[0.9375rem]">{amount}</p>
                {beside && <p className="text-[0.9375rem] text-soft">{beside}</p>}
              </div>
              <span
                aria-hidden="true"
                className="relative mt-6 block h-(--thick) w-[calc(var(--years)*0.92)] bg-[linear-gradient(to_right,var(--color-gold)_62%,transparent_0)] bg-(--color-cover) bg-[length:13px_2px] bg-center bg-repeat-x wide:absolute wide:bottom-(--below) wide:left-0 wide:mt-0 wide:w-(--years)"
              >
                <span className="absolute bottom-0 left-full h-[calc(100%+1.5rem)] border-current border-l-2 wide:h-[calc(var(--pole)-var(--below))]" />
                <span
                  className={cn(
                    'absolute bottom-[calc(100%+0.625rem)] left-full h-3.5 w-5 bg-gold [clip-path:polygon(0_0,100%_50%,0_100%)] wide:bottom-[calc(var(--pole)-var(--below)-1.25rem)] wide:h-5 wide:w-8',
                    isLast && 'wide:left-[calc(100%-2rem)] wide:-scale-x-100',
                  )}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-8 border-rule-strong border-t pt-3 text-[0.9375rem] text-soft">{total}</p>
      <ol className="mt-2 grid grid-cols-2 gap-4 mid:grid-cols-4">
        {stretches.map(({ from, to, amount }) => (
          <li key={to}>
            <b className="amount block text-lg">{amount}</b>
            <span className="text-[0.9375rem] text-soft">
              {from === 0 ? `to year ${to}` : `years ${from + 1}-${to}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
