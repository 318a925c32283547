import { OpensAt } from '@/components/layout/opens-at';
import { closedDates, site } from '@/content/site';
import { contactBarCopy } from '@/content/words/contact-bar';
import { formatOpenMark } from '@/content/words/hours';

const [phone] = site.phones;

export function ContactLinks() {
  return (
    <>
      <a href={phone.href}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5.2 2.5 8 6.6 6.3 8.7c1 2 2.9 3.9 5 5l2-1.7 4.2 2.7c-.3 1.8-1.5 3-3.3 2.9C8 17 3 12 2.4 5.8 2.3 4 3.4 2.8 5.2 2.5z" />
        </svg>
        <span>
          {contactBarCopy.call} <OpensAt hours={formatOpenMark(site.hours, closedDates)} />
        </span>
      </a>
      <a href={site.whatsapp.href} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2.5 17.5 3.7 13.6A7.3 7.3 0 1 1 6.5 16.3z" />
          <path d="M7 9.2h6M7 12h4" />
        </svg>
        {contactBarCopy.whatsapp}
      </a>
    </>
  );
}

export function ContactBar() {
  return (
    <nav
      aria-label={contactBarCopy.heading}
      data-slot="contact-bar"
      className="contact-links contact-bar"
    >
      <ContactLinks />
    </nav>
  );
}
