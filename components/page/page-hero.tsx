import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { cn } from '@/lib/utils';

type Props = {
  trail?: ReactNode;
  heading: string;
  lead: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
  isWide?: boolean | undefined;
  children?: ReactNode;
};

export function PageHero({ trail, heading, lead, actions, aside, isWide, children }: Props) {
  return (
    <section className="wrap @container/head pt-6 pb-10 md:pt-8 md:pb-20 print:py-0">
      {trail}
      <div
        className={cn('grid gap-x-12 gap-y-10 pt-6 md:pt-8 print:gap-y-4 print:pt-0', {
          '@min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,min(28.5rem,42%))] @min-[60rem]:grid-rows-[auto_1fr]':
            aside,
          '@min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,min(31rem,45%))]': isWide,
        })}
      >
        <div>
          <h1 className="max-w-3xl">{heading}</h1>
          <p className="mt-5 lead">{typeof lead === 'string' ? <NoWrap>{lead}</NoWrap> : lead}</p>
          {actions && (
            <div className="mt-7 flex flex-wrap gap-3 *:max-xs:grow *:max-xs:px-2.5 print:hidden">
              {actions}
            </div>
          )}
          {!aside && children}
        </div>
        {aside && <div className="hero-sheet">{aside}</div>}
        {aside && children && <div>{children}</div>}
      </div>
    </section>
  );
}
