import { legalFigures } from '@/content/legal/figures';
import { advanceReturned, confidentiality, lateFeeInTerms } from '@/content/promises';
import { includeIfClientArea, site } from '@/content/site';
import type { LegalContent } from '@/content/types/firm';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { includeIfOffered, listOffered } from '@/content/words/offered';

const [headOffice] = site.offices;
const accounts = joinInSentence(
  listOffered([
    ['accounting', '/services/accounting'],
    ['bookkeeping', '/services/bookkeeping'],
  ]),
);
const services = joinInSentence(
  listOffered([
    ['audit and assurance', '/services/audit'],
    ['taxation', '/services/taxation'],
    [accounts, '/services/accounting', '/services/bookkeeping'],
    ['regulatory compliance', '/services/compliance'],
    ['business consulting', '/services/consulting'],
    ['financial planning', '/services/financial-planning'],
    [
      'registrations',
      '/services/gst-registration',
      '/services/business-registration',
      '/services/company-incorporation',
    ],
    ['return filing', '/services/itr-filing', '/services/tds-return', '/services/taxation'],
  ]),
);

export const terms = {
  heading: 'Terms of service',
  lead: `These are the terms on which ${site.name} works for its clients and offers this website. An engagement letter signed by both sides prevails where it differs.`,
  facts: [
    { figure: legalFigures.paymentTerms, label: 'to pay, typically' },
    {
      figure: legalFigures.liabilityCap,
      label: 'our liability at most, or the fees paid if they are less',
    },
    { figure: legalFigures.noticePeriod, label: 'written notice ends an engagement' },
  ],
  summary: [
    'A quotation or an engagement letter states scope, period and fee before work starts.',
    'You keep your passwords, OTPs and digital signature. We work as your authorised representative.',
    'We disclose what we know of you only with your consent, as the privacy policy says, or where law or duty requires it.',
  ],
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        'By using this website you accept the terms that concern the website. By signing an engagement letter, approving a quotation or sending us documents for a service, you accept all of them. If you act for a company, firm or another person, you confirm that you are authorised to.',
      ],
    },
    {
      id: 'services',
      heading: 'Services',
      blocks: [
        `We provide ${services}. The quotation or engagement letter states the scope, the period and the fee. We quote work outside it separately.`,
        `The calculators ${isStrict ? '' : 'and price lists '}on this website are general information. They are not advice on your affairs, and a calculator’s result is an estimate under the rules it names. No engagement arises from reading this website, from a result worked out on it or from asking for a quotation. It arises when you accept a quotation${includeIfClientArea(', in the client area too')}, or sign an engagement letter.`,
        'A time stated for a service runs from the day we have complete documents, unless its page counts from another day. We cannot promise how long an authority will take beyond it.',
      ],
    },
    {
      id: 'standards',
      heading: 'Professional standards',
      blocks: [
        `We work under the Chartered Accountants Act, 1949, the Code of Ethics and the standards of the Institute of Chartered Accountants of India.${includeIfOffered('/services/audit', ' Audits follow the Standards on Auditing: they give reasonable, not absolute, assurance, and are not designed to find every error or fraud.')}`,
        'We decline work that would impair our independence or that asks for a statement we know to be untrue, and we may stop work if we learn of it later.',
      ],
    },
    {
      id: 'client-duties',
      heading: 'Client duties',
      blocks: [
        'Our work depends on what you give us. You agree:',
        [
          'to supply complete and true information and documents in time for the due date;',
          'to review drafts and tell us of errors before filing, and to approve what is filed in your name;',
          'to keep your books and vouchers as the law requires;',
          'to keep passwords, OTPs and digital signature certificates in your own control and share them with nobody, not even us: we work as your authorised representative on the portals;',
          'to pay taxes, government fees and stamp duty, which are never part of our fee.',
        ],
        `You bear interest, late fees and penalties that follow from late or incorrect information. ${lateFeeInTerms}`,
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and payment',
      blocks: [
        `${isStrict ? 'The fees of a quotation' : 'Published fees'} are professional fees in rupees. We add GST at 18% on the fee, and government fees and stamp duty at actuals, and show them in the quotation. Invoices are typically payable within ${legalFigures.paymentTerms} of their date, as the quotation states. We may bill larger work in stages or with an advance.`,
        `We may pause work while an invoice is overdue, after telling you which due dates are at risk. We do not refund fees for work already done. ${advanceReturned}`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        `Our total liability for an engagement, on whatever ground, is capped at the lower of the fees paid for it or ${legalFigures.liabilityCap}.`,
        'We are not liable for loss of profit, business or data, for indirect loss, for decisions taken on drafts, or for the acts of authorities, portals and other advisers.',
        `Nothing here limits liability that the law does not allow to be limited, such as for fraud${includeIfOffered('/services/audit', ', or an auditor’s liability under the Companies Act, 2013')}.`,
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      blocks: [
        `${confidentiality} You keep our working papers and methods confidential in the same way.`,
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        'Once you have paid, you may use our reports, returns and letters for the purpose stated in them. Working papers, templates and methods remain ours. You may not give a report to a third party as if addressed to it, or quote it in a prospectus, without our written consent.',
        `The name, texts and design of this website belong to ${site.name} or its licensors. You may link to any page and print it for your own use.`,
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        `You may end an engagement with ${legalFigures.terminationNotice}. We may end it with the same notice, or at once if information proves to be false, an invoice stays unpaid after a reminder, or the law or our code forbids us to go on.${includeIfOffered('/services/audit', ' A statutory auditor’s resignation or removal follows the Companies Act, 2013.')}`,
        'On termination we bill the work done, return your documents, and hand over to the next firm what it needs, with a list. The terms on confidentiality, liability and fees due continue to apply.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      blocks: [
        'Tell the managing partner first. Most disputes end there. If yours does not, we both try mediation before court.',
        `The laws of India govern these terms. The courts at ${headOffice.city}, ${headOffice.region} have exclusive jurisdiction.`,
      ],
    },
    {
      id: 'amendments',
      heading: 'Amendments',
      blocks: [
        'We may change these terms by publishing them here. An engagement under way continues under the terms it began with, unless both sides agree to the new ones in writing. If a court finds one term invalid, the others remain in force.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['For a question about these terms or a notice under them, write or call.'],
      contact: true,
    },
  ],
} as const satisfies LegalContent;
