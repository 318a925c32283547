import { Faq } from '@/components/page/faq';
import { LawDay } from '@/components/page/law-day';
import { dashboard } from '@/content/dashboard';
import { helpSupport } from '@/content/help-support';
import { HelpCards } from '@/features/client-area/shell/help-cards';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/help-support');

export default function HelpSupportPage() {
  return (
    <SubPage path="/dashboard/help-support" lead={dashboard.helpLead}>
      <section aria-labelledby="contact" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="contact" className="text-2xl md:text-2xl">
          {helpSupport.contact.heading}
        </h2>
        <HelpCards cards={helpSupport.contact.cards} />
      </section>
      <section aria-labelledby="resources" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="resources" className="text-2xl md:text-2xl">
          {helpSupport.resources.heading}
        </h2>
        <HelpCards cards={helpSupport.resources.cards} />
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="text-2xl md:text-2xl">
          {helpSupport.faq.heading}
        </h2>
        <Faq items={helpSupport.faq.items} />
        <LawDay isShort className="mt-4 text-[0.9375rem] text-soft" />
      </section>
    </SubPage>
  );
}
