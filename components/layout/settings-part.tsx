import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  id: string;
  heading: string;
  isDangerous?: boolean;
  children: ReactNode;
};

export function SettingsPart({ id, heading, isDangerous = false, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'xl:grid xl:grid-cols-[minmax(0,312fr)_minmax(0,752fr)] xl:gap-x-10 xl:border-t xl:pt-4',
        isDangerous ? 'border-danger' : 'border-ink',
      )}
    >
      <h2
        id={id}
        className={cn(
          'border-inherit text-2xl max-xl:border-b max-xl:pb-2 md:text-2xl',
          isDangerous && 'text-danger',
        )}
      >
        {heading}
      </h2>
      <div className="min-w-0 max-xl:pt-3">{children}</div>
    </section>
  );
}
