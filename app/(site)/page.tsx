import { ClosingCall } from '@/components/page/closing-call';
import { PageBand } from '@/components/page/page-band';
import { SampleMark } from '@/components/page/sample-mark';
import { SectionHeading } from '@/components/page/section-heading';
import { Testimonials } from '@/components/page/testimonials';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { home } from '@/content/home';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import { CalculatorGrid } from '@/features/calculators/frame/calculator-grid';
import { MessageFallback } from '@/features/contact/message-fallback';
import { MessageNotice } from '@/features/contact/message-notice';
import { QuickContactDetails } from '@/features/contact/quick-contact-details';
import { QuickContactForm } from '@/features/contact/quick-contact-form';
import { Cover } from '@/features/home/cover';
import { PersonBand } from '@/features/home/person-band';
import { ServiceIndex } from '@/features/services/page/service-index';
import { getShownTestimonials, listShownClaims } from '@/lib/content/conduct';
import { isOffered } from '@/lib/content/offered';
import { createWebSiteJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/');

const [contact, pricing] = home.closing.actions;
const testimonials = getShownTestimonials(home.testimonials);

export default function HomePage() {
  return (
    <>
      <JsonLd data={createWebSiteJsonLd()} />
      <Cover />
      <StatsRow heading={home.figures} stats={listShownClaims()} />
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

type CardsProps = {
  cards: readonly { title: string; text: string; action: { label: string; href: Path } }[];
};

function ServiceCards({ cards }: CardsProps) {
  return (
    <ul className="grid border-ink border-t-2 md:grid-cols-2 md:border-b md:border-b-rule-strong lg:grid-cols-4">
      {cards.map((card) => (
        <li
          key={card.title}
          className="relative flex flex-col border-rule-strong border-b py-4 last:border-b-0 max-md:pr-10 md:border-b-0 md:border-l md:px-6.5 md:py-5.5 lg:first:border-l-0 lg:first:pl-0 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[-n+2]:border-b"
        >
          <h3>{card.title}</h3>
          <p className="mt-1 text-soft md:mt-2 md:mb-3.5">{card.text}</p>
          <Link
            href={card.action.href}
            className="text-link max-md:absolute max-md:inset-0 max-md:py-4 max-md:text-right md:mt-auto md:w-fit md:py-1"
          >
            <span className="max-md:sr-only">{card.action.label}</span> →
          </Link>
        </li>
      ))}
    </ul>
  );
}

type StatsProps = {
  heading: string;
  stats: readonly { figure: string; label: string }[];
};

function StatsRow({ heading, stats }: StatsProps) {
  return (
    <section aria-labelledby="figures" className="stats">
      <div className="wrap">
        <div className="stats-head">
          <h2 id="figures">{heading}</h2>
          <SampleMark content={stats} />
        </div>
        <dl>
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
