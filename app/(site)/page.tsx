import { CalculatorGrid } from '@/components/calculators/shared/calculator-grid';
import { DateStrip } from '@/components/calendar/date-strip';
import { TrialCorner } from '@/components/figures/trial-corner';
import { MessageFallback } from '@/components/forms/message-fallback';
import { MessageNotice } from '@/components/forms/message-notice';
import { QuickContactForm } from '@/components/forms/quick-contact-form';
import { ClosingCall } from '@/components/sections/closing-call';
import { QuickContactDetails } from '@/components/sections/contact/quick-contact-details';
import { LawDay } from '@/components/sections/law-day';
import { PageBand } from '@/components/sections/page-band';
import { PageHero } from '@/components/sections/page-hero';
import { PointsList } from '@/components/sections/points-list';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceCards } from '@/components/sections/services/service-cards';
import { ServiceIndex } from '@/components/sections/services/service-index';
import { StatsRow } from '@/components/sections/stats-row';
import { Testimonials } from '@/components/sections/testimonials';
import { HeroTable } from '@/components/table/hero-table';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { claimsShown, testimonialsShown } from '@/lib/content/conduct';
import { website } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

const [explore, consult] = home.hero.actions;
const [contact, pricing] = home.closing.actions;
const testimonials = testimonialsShown(home.testimonials);

export default function HomePage() {
  return (
    <>
      <JsonLd data={website()} />
      <PageHero
        size="home"
        {...home.hero}
        actions={
          <>
            <Link href={explore.href} className={buttonVariants()}>
              {explore.label}
            </Link>
            <Link href={consult.href} className={buttonVariants({ variant: 'outline' })}>
              {consult.label}
            </Link>
          </>
        }
        aside={<HeroTable />}
      />
      <StatsRow label="The firm in figures" stats={claimsShown()} />
      <PageBand id="services" labelledBy="services-heading">
        <SectionHeading id="services-heading" note={home.services.intro}>
          {home.services.heading}
        </SectionHeading>
        <ServiceCards cards={home.services.cards} />
        <DateStrip />
      </PageBand>
      <PageBand
        ground="night"
        className="grid gap-10 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_1fr]"
      >
        <div className="md:max-lg:col-span-2">
          <p className="mb-3 eyebrow text-gold">{home.why.eyebrow}</p>
          <h2>{home.why.heading}</h2>
          <p className="mt-4 text-mist">{home.why.text}</p>
        </div>
        <div className="md:max-lg:*:grid-cols-1">
          <PointsList ground="night" points={home.why.points} />
        </div>
        <TrialCorner />
      </PageBand>
      <PageBand className="grid gap-20 md:gap-24">
        <div>
          <SectionHeading note={home.specialised.intro}>{home.specialised.heading}</SectionHeading>
          <ServiceIndex entries={home.specialised.entries} quotation={home.specialised.quotation} />
          <LawDay isShort className="mt-5 text-[0.9375rem] text-soft" />
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
