import { ClosingCall } from '@/components/page/closing-call';
import { PageBand } from '@/components/page/page-band';
import { SectionHeading } from '@/components/page/section-heading';
import { StatsRow } from '@/components/page/stats-row';
import { Testimonials } from '@/components/page/testimonials';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { CalculatorGrid } from '@/features/calculators/frame/calculator-grid';
import { MessageFallback } from '@/features/contact/message-fallback';
import { MessageNotice } from '@/features/contact/message-notice';
import { QuickContactDetails } from '@/features/contact/quick-contact-details';
import { QuickContactForm } from '@/features/contact/quick-contact-form';
import { Cover } from '@/features/home/cover';
import { PersonBand } from '@/features/home/person-band';
import { ServiceCards } from '@/features/services/page/service-cards';
import { ServiceIndex } from '@/features/services/page/service-index';
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
