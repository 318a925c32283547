import type { ComponentProps } from 'react';
import { Faq } from '@/components/sections/faq';
import { LawAsOn } from '@/components/sections/law-as-on';
import { PageBand } from '@/components/sections/page-band';
import { Checklist } from '@/components/sections/services/checklist';
import type { ServiceContent } from '@/content/types/service';

type Props = Pick<ServiceContent, 'bring' | 'faq'> &
  Pick<ComponentProps<typeof PageBand>, 'ground'> & {
    /** Shows only the date of the law, if no number on the page is given for both Acts. */
    isLawShort?: boolean;
  };

/**
 * What to bring, beside common questions. The date of the law comes after both, or fills the shorter
 * column of a desktop.
 */
export function BringAndQuestions({ bring, faq, ground, isLawShort }: Props) {
  return (
    <PageBand
      ground={ground}
      className="grid gap-x-10 gap-y-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-6"
    >
      <div>
        <h2 className="mb-6 md:mb-7">{bring.heading}</h2>
        <Checklist items={[...(bring.told ?? []), ...bring.items]} />
      </div>
      <div className="lg:row-span-2">
        <h2 className="mb-3 md:mb-4">{faq.heading}</h2>
        <Faq items={faq.items} />
      </div>
      <LawAsOn isShort={isLawShort} className="text-[0.9375rem] text-soft" />
    </PageBand>
  );
}
