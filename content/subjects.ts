import { listOffered, offersAny, type ServicePath } from '@/content/words/offered';

type Subject = { value: string; label: string; services?: readonly ServicePath[] };

const selectOffered = <Row extends Subject>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ services }) => !services || offersAny(...services));

export const contactSubjects = selectOffered([
  { value: 'audit', label: 'Audit & Assurance', services: ['/services/audit'] },
  { value: 'taxation', label: 'Taxation Services', services: ['/services/taxation'] },
  {
    value: 'accounting',
    label: listOffered([
      ['Accounting', '/services/accounting'],
      ['Bookkeeping', '/services/bookkeeping'],
    ]).join(' & '),
    services: ['/services/accounting', '/services/bookkeeping'],
  },
  { value: 'compliance', label: 'Regulatory Compliance', services: ['/services/compliance'] },
  { value: 'consulting', label: 'Business Consulting', services: ['/services/consulting'] },
  { value: 'gst', label: 'GST Registration', services: ['/services/gst-registration'] },
  { value: 'itr', label: 'ITR Filing', services: ['/services/itr-filing'] },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Subject[]);

const quick = selectOffered([
  { value: 'audit', label: 'Audit Services', services: ['/services/audit'] },
  { value: 'taxation', label: 'Taxation', services: ['/services/taxation'] },
  { value: 'gst', label: 'GST Registration', services: ['/services/gst-registration'] },
  { value: 'itr', label: 'ITR Filing', services: ['/services/itr-filing'] },
  { value: 'consulting', label: 'Business Consulting', services: ['/services/consulting'] },
] as const satisfies readonly Subject[]);

/** The empty choice reads 'Select Service'. A choice is required, so there is always a service. */
export const quickContactServices =
  quick.length > 0 ? quick : [{ value: 'other', label: 'Other' } as const];

export type ContactSubject = (typeof contactSubjects)[number]['value'];
