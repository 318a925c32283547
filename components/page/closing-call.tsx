import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';

type Props = { heading: string; text: string; children: ReactNode; foot?: ReactNode };

export function ClosingCall({ heading, text, children, foot }: Props) {
  return (
    <section
      aria-labelledby="closing-call"
      className="relative ground-red py-8 md:py-16 print:hidden"
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-2 h-0.5 gold-dashes-x" />
      <span aria-hidden="true" className="absolute inset-x-0 bottom-2 h-0.5 gold-dashes-x" />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="closing-call" className="md:text-[2.5rem]">
            {heading}
          </h2>
          <p className="mt-1 text-lg text-white/90">
            <NoWrap>{text}</NoWrap>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      {foot}
    </section>
  );
}
