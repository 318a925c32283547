import type { ComponentProps, ReactNode } from 'react';
import { Faq } from '@/components/sections/faq';
import { Folds } from '@/components/sections/folds';
import { LawDay } from '@/components/sections/law-day';
import { PageBand } from '@/components/sections/page-band';
import type { ServiceContent } from '@/content/types/service';

type Props = Pick<ServiceContent, 'faq'> &
  Pick<ComponentProps<typeof PageBand>, 'ground'> & {
    work: { heading: string; items: readonly { title: string; text: string }[] };
    /** Shows only the date of the law, if no number on the page is given for both Acts. */
    isLawShort?: boolean;
    /** Across the page, below both. */
    children?: ReactNode;
  };

/**
 * What is done, beside common questions, each unfolded by a press. The date of the law fills the
 * shorter column of a desktop.
 */
export function WorkAndQuestions({ work, faq, ground, isLawShort, children }: Props) {
  return (
    <PageBand
      ground={ground}
      className="grid gap-x-10 gap-y-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-6"
    >
      <div>
        <h2 className="mb-3 md:mb-4">{work.heading}</h2>
        <Folds items={work.items} />
      </div>
      <div className="lg:row-span-2">
        <h2 className="mb-3 md:mb-4">{faq.heading}</h2>
        <Faq items={faq.items} />
      </div>
      <LawDay isShort={isLawShort} className="text-[0.9375rem] text-soft max-lg:-mt-8" />
      {children && <div className="lg:col-span-2 lg:mt-8 print:hidden">{children}</div>}
    </PageBand>
  );
}
