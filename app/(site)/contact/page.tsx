import { ContactForm } from '@/components/forms/contact-form';
import { MessageFallback } from '@/components/forms/message-fallback';
import { MessageNotice } from '@/components/forms/message-notice';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ReachLinks } from '@/components/layout/reach-links';
import { ClosingCall } from '@/components/sections/closing-call';
import { ContactDetails, Offices } from '@/components/sections/contact/contact-details';
import { OfficeHours } from '@/components/sections/contact/office-hours';
import { Faq } from '@/components/sections/faq';
import { LawDay } from '@/components/sections/law-day';
import { PageBand } from '@/components/sections/page-band';
import { PageHero } from '@/components/sections/page-hero';
import { SectionHeading } from '@/components/sections/section-heading';
import { Testimonials } from '@/components/sections/testimonials';
import { AfterWriting } from '@/components/sections/trust';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { READY } from '@/lib/browser/attributes';
import { testimonialsShown } from '@/lib/content/conduct';
import { contactPage, faqPage } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/contact');

const [phone] = site.phones;
const testimonials = testimonialsShown(contact.testimonials);

export default function ContactPage() {
  return (
    <>
      <JsonLd data={[contactPage(), faqPage(contact.faq.items)]} />
      <PageHero
        trail={<Breadcrumbs path="/contact" />}
        heading={contact.hero.heading}
        lead={contact.hero.lead}
        actions={
          <div className="reach w-full max-w-96 max-xs:px-0!">
            <ReachLinks />
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
