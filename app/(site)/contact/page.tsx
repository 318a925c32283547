import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ContactLinks } from '@/components/layout/contact-bar';
import { ClosingCall } from '@/components/page/closing-call';
import { Faq } from '@/components/page/faq';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { SectionHeading } from '@/components/page/section-heading';
import { Testimonials } from '@/components/page/testimonials';
import { AfterWriting } from '@/components/page/trust';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { ContactDetails, Offices } from '@/features/contact/contact-details';
import { ContactForm } from '@/features/contact/contact-form';
import { MessageFallback } from '@/features/contact/message-fallback';
import { MessageNotice } from '@/features/contact/message-notice';
import { OfficeHours } from '@/features/contact/office-hours';
import { READY } from '@/lib/browser/attributes';
import { getShownTestimonials } from '@/lib/content/conduct';
import { createContactPageJsonLd, createFaqJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/contact');

const [phone] = site.phones;
const testimonials = getShownTestimonials(contact.testimonials);

export default function ContactPage() {
  return (
    <>
      <JsonLd data={[createContactPageJsonLd(), createFaqJsonLd(contact.faq.items)]} />
      <PageHero
        trail={<Breadcrumbs path="/contact" />}
        heading={contact.hero.heading}
        lead={contact.hero.lead}
        actions={
          <div className="contact-links w-full max-w-96 max-xs:px-0!">
            <ContactLinks />
          </div>
        }
        aside={
          <div id="message" {...{ [READY]: '' }} className="print:hidden">
            <h2>{contact.form.heading}</h2>
            <p className="mt-2 mb-6 text-soft">{contact.form.intro}</p>
            <ContactForm delivers={site.delivery !== 'none'}>
              <MessageNotice />
              <MessageFallback />
            </ContactForm>
          </div>
        }
        isWide
      >
        <ContactDetails />
      </PageHero>
      <PageBand
        ground="page"
        className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,min(28.5rem,42%))_minmax(0,1fr)]"
      >
        <div className="data-table-frame">
          <OfficeHours />
        </div>
        <div>
          <h2>{contact.faq.heading}</h2>
          <div className="mt-5 border-ink border-t">
            <Faq items={contact.faq.items} />
          </div>
          <LawDay isShort className="mt-4 text-[0.9375rem] text-soft" />
        </div>
      </PageBand>
      <PageBand className="grid gap-14 md:gap-24">
        <AfterWriting />
        {testimonials && (
          <Testimonials heading={testimonials.heading} items={testimonials.entries} />
        )}
        <div>
          <SectionHeading note={contact.information.intro}>
            {contact.information.heading}
          </SectionHeading>
          <Offices />
        </div>
      </PageBand>
      <ClosingCall heading={contact.closing.heading} text={contact.closing.text}>
        <a href={phone.href} className={buttonVariants({ variant: 'light' })}>
          {contact.closing.call}
        </a>
        <Link
          href={contact.closing.book.href}
          className={buttonVariants({ variant: 'outline-light' })}
        >
          {contact.closing.book.label}
        </Link>
      </ClosingCall>
    </>
  );
}
