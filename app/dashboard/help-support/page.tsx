import { Faq } from '@/components/page/faq';
import { LawDay } from '@/components/page/law-day';
import { helpSupportCopy } from '@/content/client-area/help-support';
import { HelpCards } from '@/features/client-area/shell/help-cards';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/help-support');

export default function HelpSupportPage() {
  return (
    <SubPage path="/dashboard/help-support" lead={helpSupportCopy.lead}>
      <section aria-labelledby="contact" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="contact" className="text-2xl md:text-2xl">
          {helpSupportCopy.contact.heading}
        </h2>
        <HelpCards cards={helpSupportCopy.contact.cards} />
      </section>
      <section aria-labelledby="resources" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="resources" className="text-2xl md:text-2xl">
          {helpSupportCopy.resources.heading}
        </h2>
        <HelpCards cards={helpSupportCopy.resources.cards} />
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="text-2xl md:text-2xl">
          {helpSupportCopy.faq.heading}
        </h2>
        <Faq items={helpSupportCopy.faq.items} />
        <LawDay isShort className="mt-4 text-[0.9375rem] text-soft" />
      </section>
    </SubPage>
  );
}
