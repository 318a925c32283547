import { legalFigures } from '@/content/legal/figures';
import { breachTold, filesEncrypted, staffBound } from '@/content/promises';
import { clientArea, includeIfClientArea, pageCount, site } from '@/content/site';
import type { LegalContent } from '@/content/types/firm';
import { describeMessageHandling } from '@/content/words/messages';
import { includeIfOffered } from '@/content/words/offered';

const messages = describeMessageHandling(site.delivery);
const counter = pageCount && new URL(pageCount.script).host;
const officer = site.grievanceOfficer;
const unsatisfied = 'If our answer does not satisfy you, write to the grievance officer below.';
const listInArea = (paragraph: string) => (clientArea ? [paragraph] : []);

export const privacy = {
  heading: 'Privacy policy',
  lead: `Read what ${site.name} learns about you, what we do with it, how long we keep it, and what you can ask of us.`,
  facts: [
    { figure: 'No cookies', label: 'and no advertising on this site' },
    { figure: legalFigures.financialRecords, label: 'financial records, typically' },
    { figure: 'No fee', label: 'for what you may ask of us' },
  ],
  summary: [
    counter
      ? `This website loads one file from elsewhere: a script of ${counter} that counts page views.`
      : 'This website loads nothing from other companies.',
    messages.summary,
    'We use what you give us for that engagement alone, and share it only as you or the law require.',
  ],
  sections: [
    {
      id: 'information-collected',
      heading: 'Information we collect',
      blocks: [
        `${messages.collected} The calculators work in your browser. ${messages.forms}${includeIfClientArea(' The client area keeps its cart, quotations, documents and settings in the browser’s own database on your device.')}`,
        'When you call, write or engage us, we collect what the work needs:',
        [
          'Identity and contact details: name, address, phone, email, PAN, Aadhaar where we or a form require it, GSTIN, DIN.',
          'Financial information: books, bank statements, invoices, payroll, investments, loans, returns of earlier years.',
          'Portal information that you authorise us to read, such as Form 26AS (now 168), the Annual Information Statement, GSTR-2B and MCA records.',
          'Correspondence: letters, emails, messages and notes of calls.',
        ],
        ...listInArea(
          'We open a request for a quotation that you send us as a link or a file in a browser at the firm. That browser keeps the request, our answers, your decisions and what you tell us of payments on the firm’s own computer until we erase them there. No server of ours has them.',
        ),
        'Our services are for adults. Where a matter concerns a person under 18, such as the return of a minor, we deal with the parent or guardian, take information only with their consent, and neither track the child nor show advertising.',
        'The company that hosts this website may keep ordinary server logs (address, time, page) for security. We do not match them with clients.',
      ],
    },
    {
      id: 'use',
      heading: 'How we use it',
      blocks: [
        'We use information for the purpose for which you gave it, and for what the law and our profession ask of us:',
        [
          `to prepare accounts, ${includeIfOffered('/services/audit', 'audits, ')}returns, applications and replies to notices;`,
          'to answer questions and send quotations, engagement letters and invoices;',
          'to remind you of due dates;',
          'to meet our duties under tax, company and anti-money-laundering law, and under the quality control and peer review of the Institute of Chartered Accountants of India.',
        ],
        'We do not sell information, build profiles for advertising, or make decisions about you by automated means.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      blocks: [
        'A chartered accountant may not disclose a client’s information without consent, unless the law requires it (Chartered Accountants Act, 1949, Second Schedule, Part I, clause 1). Within that limit we share:',
        [
          'with the authority the work is addressed to: the Income Tax Department, GST authorities, the Registrar of Companies, RBI, SEBI and others;',
          'with a bank, lender, investor or adviser, when you tell us to;',
          'with the services that carry it: a message on WhatsApp passes through WhatsApp, and an email through your mail provider and ours, under their own terms. The links on this website only open the app or the mail; nothing is sent until you send it there;',
          ...messages.sharing,
          'with firms that supply our accounting software, storage and email, under contract, for our use only;',
          'with a court or an authority that has the power to ask.',
        ],
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        `${filesEncrypted} ${staffBound}`,
        ...listInArea(
          'Your own browser stores the data in the client area unencrypted, unless you set up a lock with a passphrase in Settings. Without a lock, anyone who can use your device and profile can open it, so do not use it on a shared computer, and delete it from Privacy settings when you are done.',
        ),
        `${breachTold} We report it to the Data Protection Board of India and to other authorities where the law requires.`,
        `If you find a weakness in this website, write to ${site.securityEmail} before you tell others, and give us time to fix it. We are grateful to anyone who looks in good faith and leaves other people’s information alone.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You can ask us for the following at any time, without a fee, by writing to us from an address we know:',
      ],
      entries: [
        {
          label: 'Access',
          text: 'We give you a copy of the information we hold on you, and name those we shared it with.',
        },
        { label: 'Correction', text: 'We put wrong or outdated information right.' },
        {
          label: 'Deletion',
          text: 'We erase information, unless a law or a pending proceeding obliges us to keep it. Then we tell you which.',
        },
        {
          label: 'Portability',
          text: 'You get your books, returns and documents in a common file format, for you or for another firm.',
        },
        {
          label: 'Withdrawal',
          text: 'You take consent back as easily as you gave it. What we did before stays lawful.',
        },
        {
          label: 'Nomination',
          text: 'You name a person who exercises these rights if you die or can no longer act.',
        },
      ],
      after: clientArea
        ? [
            'In the client area you can yourself view, change, download or erase what your device keeps.',
            unsatisfied,
          ]
        : [unsatisfied],
    },
    {
      id: 'grievance',
      heading: 'Grievance officer',
      blocks: [
        `${officer.name} answers complaints about how we use information on you, within one month of the day they reach us.`,
        'If that does not settle it, the Digital Personal Data Protection Act, 2023 lets you complain to the Data Protection Board of India, as its provisions come into force.',
      ],
      officer: true,
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      blocks: [
        `This website sets no cookies${counter ? `. A script of ${counter} counts views of its public pages: it learns which page you opened, from where, and in what kind of browser, and leaves nothing in the browser` : ' and runs no analytics'}. ${clientArea ? `The client area uses your browser’s local database, and the browser keeps your choice of light or dark and the papers that you tick on a service page. We send none of it to anyone. The cookie switch in its privacy settings records your choice for analytics that would need it.` : 'Your browser keeps your choice of light or dark and the papers that you tick on a service page. We send neither to anyone.'}`,
        `If you keep this site on your phone or computer, it stores its pages there too, without anything of yours, until you remove them ${clientArea ? 'in the settings of the client area' : 'on the page of a calculator'}.`,
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      blocks: ['We keep information as long as the work and the law need it:'],
      entries: [
        {
          label: 'Financial records',
          text: `Typically ${legalFigures.financialRecords}, as section 128(5) of the Companies Act, 2013 requires of companies.`,
          years: { count: legalFigures.years.financialRecords, after: false },
        },
        {
          label: 'Client communications',
          text: `For ${legalFigures.communications}.`,
          years: { count: legalFigures.years.communications, after: true },
        },
        {
          label: 'Website analytics',
          text: `About ${legalFigures.analytics}, should we ever use ${counter ? 'more than the count of page views' : 'any'}: we would name the tool here and ask you first.`,
          years: { count: legalFigures.years.analytics, after: false },
        },
        ...(clientArea
          ? [
              {
                label: 'Data in the client area',
                text: 'Until you delete it or clear the browser’s storage.',
              },
            ]
          : []),
      ],
      after: [
        'We keep records that concern a pending assessment, appeal or dispute until it is closed.',
      ],
    },
    {
      id: 'updates',
      heading: 'Updates to this policy',
      blocks: [
        'When our practice or the law changes, we change this page. We tell clients in a current engagement by email of any change that affects how we use their information.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'For a request about your information, or a question about this policy, write or call. We answer requests about personal information in writing.',
      ],
      contact: true,
    },
  ],
} as const satisfies LegalContent;
