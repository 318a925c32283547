import type { PriceGroupId, PriceId } from '@/content/prices';
import type { ContactSubject } from '@/content/subjects';
import type { List, Question, Titled } from '@/content/types/common';
import type { IsoDate, Rupees } from '@/content/types/units';

// Routes are made from these pages, so a test of content/ checks their links instead of the type.
type ServicePath = `/services/${string}`;
type RelatedPath = ServicePath | `/calculators/${string}`;

type Step = { when: string } & Titled;

type Texts = { heading: string; items: List<string> };

export type ServicePageContent = {
  path: ServicePath;
  /** Preset in the contact form for visitors from this page; `null` presets none. */
  subject: ContactSubject | null;
  heading: string;
  lead: string;
  see?: { question: string; path: ServicePath; label: string };
  facts: {
    /** By default the label says how long it takes. */
    takes: { label?: string; figure: string; text: string };
    needs?: string;
    /** By default every quotation. */
    signs?: string;
  };
  /** Entries of the price list or, where none has a fee, kinds of work. */
  fees: {
    legend: string;
    priceIds: readonly PriceId[];
    /** Other fees of the last row, with the choices that lead to them. */
    within?: List<{ id: PriceId; label: string }>;
    /** By default the first row. */
    chosen?: PriceId;
    kinds?: List<Titled>;
    foot?: string;
  };
  faq: { heading: string; items: List<Question> };
  closing: { heading: string; text: string; action: string };
  related: List<RelatedPath>;
};

export type ServiceContent = ServicePageContent & {
  work: { heading: string; items: List<Titled> };
  steps?: { heading: string; items: List<Step> };
  appointed?: { call: string; aim: string };
  forWhom: Texts;
  bring: Texts & {
    /** Asked for in words; the items are papers, which the client area asks for as files. */
    told?: List<string>;
  };
};

export type TaxationContent = ServiceContent & {
  calendar: {
    heading: string;
    note: string;
    items: List<Step>;
  };
};

/** The dates are in content/due-dates.ts. */
export type ComplianceContent = ServiceContent & {
  calendar: { heading: string };
  open: List<{
    title: string;
    until: IsoDate;
    texts: List<string>;
  }>;
};

export type BookkeepingContent = ServiceContent & {
  payablesAndReceivables: {
    heading: string;
    text: string;
    items: List<Titled>;
  };
  benefits: { heading: string; items: List<Titled> };
};

export type FinancialPlanningContent = ServiceContent & {
  example: {
    /** The nearest goal first; `today` is the cost at today's prices. */
    items: List<{
      goal: string;
      years: number;
      today: Rupees;
      beside?: string;
    }>;
  };
  cards: {
    heading: string;
    items: List<Titled & { points: List<Titled> }>;
  };
};

export type BusinessRegistrationContent = ServiceContent & {
  structures: {
    heading: string;
    /** In the order of the `benefits` of every structure. */
    benefitTitles: List<string>;
    items: List<Titled & { benefits: List<string> }>;
  };
};

export type TdsReturnContent = ServiceContent & {
  quarters: {
    heading: string;
    rule: string;
    exception: string;
    note: string;
    items: List<Titled>;
  };
};

export type PricingContent = Omit<ServicePageContent, 'facts' | 'fees'> & {
  sheets: {
    heading: string;
    text: string;
    search: string;
    none: string;
    noScript: string | null;
    items: List<{
      group: PriceGroupId;
      priceIds?: List<PriceId>;
      /** The fee shown while the group is closed, if its lowest fee is for other work. */
      lowest?: PriceId;
      note?: string;
      path: ServicePath;
    }>;
  };
  packages: {
    heading: string;
    text: string;
    /** The recommended package; `null` if there is none. */
    best: string | null;
    head: string;
    see: string;
    choose: string;
    year: string;
    also: string;
    none: string;
    add: readonly [before: string, after: string];
    added: string;
    fee: string;
    inAll: string;
    note: string;
    items: List<{ priceId: PriceId }>;
    work: List<{
      text: string;
      /** The same as a sentence about us. */
      does: string;
      name?: string;
      /** When bought alone; `null` if it is sold only in packages. */
      priceId: PriceId | null;
      /** How many times each package includes it, in the order of the packages. */
      times: List<number>;
      optional?: string;
    }>;
    /** Only where the firm audits. */
    foot: string | null;
  };
  terms: { heading: string; items: List<Titled> };
};
