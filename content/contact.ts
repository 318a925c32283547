import { durations } from '@/content/durations';
import { languages } from '@/content/promises';
import { officeCities } from '@/content/site';
import type { ContactContent } from '@/content/types/firm';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { offersAny, type ServicePath } from '@/content/words/offered';

const cities = joinInSentence(officeCities);
const listIfOffered = <Item>(path: ServicePath, item: Item): Item[] =>
  offersAny(path) ? [item] : [];

export const contact = {
  hero: {
    heading: isStrict ? 'How to reach the firm' : 'Talk to an accountant',
    lead: 'Call, write or come to an office. Tell us which return, notice or date it is about.',
  },
  information: {
    heading: 'Where to find us',
    intro: 'Bring papers to an office in its hours, or send them online from anywhere in India.',
    labels: {
      phones: 'Phone',
      emails: 'Email',
      hours: 'Business hours',
      phonesAnswered: 'phones',
      closed: 'Closed',
      openNow: 'Open now',
    },
    hoursNote: 'Indian time. We close on holidays.',
  },
  form: {
    heading: 'Send us a message',
    intro: 'Please fill in all fields.',
  },
  faq: {
    heading: 'Common questions',
    items: [
      ...listIfOffered('/services/itr-filing', {
        question: 'What documents do I need for ITR filing?',
        answer:
          'Bring PAN and Aadhaar, Form 16 (now 130) from each employer, interest certificates and bank statements for the year, and proof of deductions such as 80C investments (now section 123), 80D premiums (now 126) and home loan interest. If you sold shares, funds or property, add the broker’s capital gains statement or the sale and purchase deeds. We read Form 26AS (now 168) and the AIS with you before anything is filed.',
      }),
      ...listIfOffered('/services/gst-registration', {
        question: 'How long does GST registration take?',
        answer: `GST registration takes ${durations.gstRegistrationInFaq} once your application in REG-01 and the Aadhaar authentication are complete; from your papers on, ${durations.gstRegistration}. If the officer asks for clarification in REG-03, add the days until we reply in REG-04.`,
      }),
      {
        question: `Do you serve clients outside ${cities}?`,
        answer: `Yes. Our service is pan-India: you send documents online, sign returns with e-verification or a digital signature, and meet us by phone or video, in ${joinInSentence(languages, 'or')}. You need to visit an office only if you want to.`,
      },
    ],
  },
  testimonials: {
    heading: 'From people who wrote to us',
    // Invented samples. Replace them with what clients have given you in writing.
    entries: [
      {
        name: 'Farah Khan',
        company: 'Architect, Kanpur',
        rating: 5,
        text: 'I sent a notice on Saturday morning and had a drafted reply on Monday.',
        sample: true,
      },
      {
        name: 'Suresh Iyer',
        company: 'Logistics firm, Navi Mumbai',
        rating: 5,
        text: 'One number to call for GST, TDS and the ROC. The same person answers.',
        sample: true,
      },
      {
        name: 'Meenakshi Rawat',
        company: 'Boutique owner, Dehradun',
        rating: 5,
        text: 'I have never been to their office. My returns have been on time for six years.',
        sample: true,
      },
    ],
  },
  maps: {
    directions: 'Get Directions',
    // Map services are never loaded into the page; the query goes into a link. A sketch is drawn on a
    // sheet of 360 by 180, north at the top; its lines may run 150 beyond it at either side.
    places: [
      {
        office: 'kanpur',
        title: 'Kanpur',
        text: 'Civil Lines, ten minutes from Kanpur Central by auto.',
        query: '14 Sample Chambers, Civil Lines, Kanpur 208001',
        sketch: {
          description:
            'Sketch map: the office in Civil Lines, between the Ganga in the north and The Mall; Kanpur Central is to the south.',
          water: ['M-150 4C60 12 200 22 510 62', 'M-150 20C60 28 200 38 510 78'],
          roads: ['M-150 98C60 100 240 108 510 142', 'M84 30 96 99', 'M206 105 240 158'],
          rails: ['M-150 174C80 172 230 154 510 166'],
          office: [158, 72],
          names: [
            { at: [290, 20], text: 'Ganga' },
            { at: [176, 77], text: 'Civil Lines' },
            { at: [8, 92], text: 'The Mall' },
            { at: [252, 150], text: 'Kanpur Central' },
          ],
        },
      },
      {
        office: 'mumbai',
        title: 'Mumbai',
        text: 'Nariman Point, fifteen minutes on foot from Churchgate station.',
        query: '502 Sample House, Nariman Point, Mumbai 400021',
        sketch: {
          description:
            'Sketch map: the office at Nariman Point, where Marine Drive ends at Back Bay; Churchgate is to the north-east.',
          water: [
            'M24 56q8-6 16 0t16 0 16 0',
            'M70 104q8-6 16 0t16 0 16 0',
            'M-90 120q8-6 16 0t16 0 16 0',
          ],
          roads: [
            'M40 200C90 150 150 164 166 118 178 84 172 40 186-20',
            'M174 76 510 60',
            'M150 142 510 130',
          ],
          rails: ['M262 68V-20'],
          office: [190, 118],
          names: [
            { at: [30, 84], text: 'Back Bay' },
            { at: [70, 36], text: 'Marine Drive' },
            { at: [208, 123], text: 'Nariman Point' },
            { at: [274, 50], text: 'Churchgate' },
          ],
        },
      },
    ],
  },
  closing: {
    heading: 'Speak to the firm',
    text: 'Call us, or come to an office in its hours.',
    call: isStrict ? 'Call' : 'Call Now',
    book: { label: isStrict ? 'Write a message' : 'Book Consultation', href: '#message' },
  },
} as const satisfies ContactContent;
