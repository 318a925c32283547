import { CalculatorGrid } from '@/components/calculators/shared/calculator-grid';
import { MessageFallback } from '@/components/forms/message-fallback';
import { MessageNotice } from '@/components/forms/message-notice';
import { QuickContactForm } from '@/components/forms/quick-contact-form';
import { ClosingCall } from '@/components/sections/closing-call';
import { QuickContactDetails } from '@/components/sections/contact/quick-contact-details';
import { Cover } from '@/components/sections/home/cover';
import { PersonBand } from '@/components/sections/home/person-band';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceCards } from '@/components/sections/services/service-cards';
import { ServiceIndex } from '@/components/sections/services/service-index';
import { StatsRow } from '@/components/sections/stats-row';
import { Testimonials } from '@/components/sections/testimonials';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { claimsShown, testimonialsShown } from '@/lib/content/conduct';
import { isOffered } from '@/lib/content/offered';
import { website } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

const [contact, pricing] = home.closing.actions;
const testimonials = testimonialsShown(home.testimonials);

export default function HomePage() {
  return (
    <>
      <JsonLd data={website()} />
      <Cover />
      <StatsRow heading={home.figures} stats={claimsShown()} />
      <PageBand id="services" labelledBy="services-heading">
        <SectionHeading id="services-heading" note={home.services.intro}>
          {home.services.heading}
        </SectionHeading>
        <ServiceCards cards={home.services.cards.filter(({ action }) => isOffered(action.href))} />
      </PageBand>
      <PersonBand />
      <PageBand className="grid gap-14 md:gap-24">
        <div>
          <SectionHeading note={home.specialised.intro}>{home.specialised.heading}</SectionHeading>
          <ServiceIndex
            entries={home.specialised.entries.filter(({ path }) => isOffered(path))}
            quotation={home.specialised.quotation}
          />
        </div>
        <div>
          <SectionHeading note={home.calculators.intro}>{home.calculators.heading}</SectionHeading>
          <CalculatorGrid soon={home.calculators.soon} />
        </div>
        {testimonials && (
          <Testimonials heading={testimonials.heading} items={testimonials.entries} />
        )}
      </PageBand>
      <PageBand ground="page" className="grid gap-10 lg:grid-cols-[1fr_1.25fr]">
        <QuickContactDetails />
        <QuickContactForm delivers={site.delivery !== 'none'}>
          <MessageNotice />
          <MessageFallback />
        </QuickContactForm>
      </PageBand>
      <ClosingCall heading={home.closing.heading} text={home.closing.text}>
        <Link href={contact.href} className={buttonVariants({ variant: 'light' })}>
          {contact.label}
        </Link>
        <Link href={pricing.href} className={buttonVariants({ variant: 'outline-light' })}>
          {pricing.label}
        </Link>
      </ClosingCall>
    </>
  );
}
