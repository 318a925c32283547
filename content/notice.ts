import { genuine, pdfPassword } from '@/content/tables/notices';

/** An intimation under section 143(1) mostly asks nothing of the taxpayer. */
export const intimation = {
  link: 'A notice came? Find it by its number',
  lookUp: 'A notice came. What does its number mean?',
  title: 'An intimation under section 143(1), now 270(1)',
  items: [
    {
      title: 'Nothing to pay, nothing to come',
      text: 'The return was processed as filed. Keep the intimation; there is nothing to do.',
    },
    {
      title: 'A refund',
      text: 'It goes to the bank account that is validated on the portal. Check that account; ask for the refund to be issued again if it failed.',
    },
    {
      title: 'A sum to pay',
      text: 'If it is right, pay it within 30 days. If not, say so on the portal and ask for rectification, section 154, now 287.',
    },
    {
      title: 'Is it genuine?',
      text: `${genuine} Nobody asks for a password or a code by mail.`,
    },
    {
      title: 'The password of its PDF',
      text: `It is ${pdfPassword}: aaapc0000a01041985.`,
    },
    {
      title: 'What to press',
      text: 'Pending Actions, Response to Outstanding Demand: agree and pay, or disagree with the reason. For a mistake of the department: Services, Rectification.',
    },
  ],
} as const;
