import { cartCopy } from '@/content/client-area/cart';
import { durations } from '@/content/durations';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { formatOfficeHours } from '@/content/words/hours';

const [phone] = site.phones;
const support = site.emails.at(1) ?? site.emails[0];

/** Phone, mail and chat are placeholders. */
export const helpSupportCopy = {
  lead: 'Call, mail, chat or look it up.',
  contact: {
    heading: 'Contact us',
    cards: [
      {
        title: 'Phone',
        text: formatOfficeHours(site.hours),
        link: { label: phone.display, href: phone.href },
      },
      {
        title: 'Email',
        text: `We reply within ${durations.reply}.`,
        link: { label: support.address, href: `mailto:${support.address}` },
      },
      {
        title: 'Live chat',
        text: 'We answer in working hours.',
        link: { label: 'Chat on WhatsApp', href: site.whatsapp.href },
      },
    ],
  },
  resources: {
    heading: 'Resources',
    cards: [
      {
        title: 'Knowledge Base',
        text: 'We answer what clients ask most.',
        link: { label: 'Read the answers', href: '#answers' },
      },
      { title: 'Video Tutorials', text: 'We have not recorded any yet.', link: null },
      {
        title: 'Documentation',
        text: isStrict
          ? 'See what each service includes.'
          : 'See each service, its steps and fees.',
        link: {
          label: isStrict ? 'See services' : 'See services and fees',
          href: '/services/pricing',
        },
      },
    ],
  },
  faq: {
    heading: 'Frequently asked questions',
    items: [
      {
        question: 'How do I ask for a quotation?',
        answer: `Add services to the cart from ${isStrict ? 'the list of services' : 'the pricing page'} or a service page, open the cart and press ${cartCopy.request}. You then find the request under Quotations. Send it from there by WhatsApp or mail: we learn of it only then.`,
      },
      {
        question: 'How long does a quotation take?',
        answer: `Quotations are prepared within ${durations.quotation}. The time runs from when you send us the request.`,
      },
      {
        question: 'Can I change a request after I have made it?',
        answer:
          'Yes. Call or write to support with the number of the quotation, and we change the request for you.',
      },
      {
        question: 'Which documents do I need?',
        answer:
          'We need PAN and Aadhaar for any service, Form 16 (now 130) and bank statements for an income tax return, and address proof and business registration for GST. Add them under Documents.',
      },
    ],
  },
} as const;
