import type { PriceGroupId, PriceId } from '@/content/prices';
import type { ContactSubject } from '@/content/subjects';
import type { List, Question, Titled } from '@/content/types/common';
import type { IsoDate, Rupees } from '@/content/types/units';

// Routes are made from these pages, so the test of content/ checks what their links lead to.
type ServicePath = `/services/${string}`;
type RelatedPath = ServicePath | `/calculators/${string}`;

type Step = { when: string } & Titled;

type Texts = { heading: string; items: List<string> };

/** What every page of a service and the price list have. */
export type ServicePageContent = {
  path: ServicePath;
  /** The subject preset in the contact form for visitors from this page; `null` presets none. */
  subject: ContactSubject | null;
  heading: string;
  lead: string;
  /** Another page for what this one is not for, with what comes before its link. */
  see?: { question: string; path: ServicePath; label: string };
  /** Days, papers and who signs are the three facts at the head of the page. */
  facts: {
    /** By default the label says that it takes so long. */
    takes: { label?: string; figure: string; text: string };
    /** Which papers; how many is counted. */
    needs?: string;
    /** What the partner signs, by default every quotation. */
    signs?: string;
  };
  /** The rows of the estimate: entries of the price list or, where none has a fee, kinds of work. */
  fees: {
    /** What is chosen with a row. */
    legend: string;
    priceIds: readonly PriceId[];
    /** Fees that the last row has for some, with what chooses them. */
    within?: List<{ id: PriceId; label: string }>;
    /** The row that is chosen at first, by default the first. */
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
  /** Words before the day by which we aim to be done. */
  appointed?: { call: string; aim: string };
  forWhom: Texts;
  bring: Texts & {
    /** What we ask in words: the items are papers, which the client area asks for as files. */
    told?: List<string>;
  };
};

export type TaxationContent = ServiceContent & {
  /** Dates set by law: `when` is the day, `title` the duty, `text` the rule behind it. */
  calendar: {
    heading: string;
    note: string;
    items: List<Step>;
  };
};

/** The dates are in content/due-dates.ts. */
export type ComplianceContent = ServiceContent & {
  calendar: { heading: string };
  /** Schemes of a short time, each on the page until its last day. */
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
    /** The nearest goal first; `today` is what it would cost now. */
    items: List<{
      goal: string;
      years: number;
      today: Rupees;
      /** What else pays for it. */
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
    /** The headings of the benefits, in the order in which every structure lists them. */
    about: List<string>;
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
    /** How a fee is asked for. */
    text: string;
    /** The label of the search field, and what it says when nothing is found. */
    search: string;
    none: string;
    items: List<{
      group: PriceGroupId;
      /** Replaces the entries of the group. */
      priceIds?: List<PriceId>;
      /** The fee that stands for the group while it is folded, where the lowest is of another kind. */
      lowest?: PriceId;
      /** Replaces the note of the group. */
      note?: string;
      path: ServicePath;
    }>;
  };
  packages: {
    heading: string;
    text: string;
    /** Marks the package that is recommended; `null` marks none. */
    best: string | null;
    /** Above the kinds of work, and on the disclosure that holds them on a phone. */
    head: string;
    see: string;
    /** On a phone, which shows one package: its choice, what its fee is for, and what is in it. */
    choose: string;
    year: string;
    /** After the name of a package, before what one below it has not. */
    also: string;
    /** After the names of what is missing, as `Advance tax and bookkeeping are`. */
    none: string;
    add: readonly [before: string, after: string];
    added: string;
    /** Before the fees, and before each with its tax. */
    fee: string;
    inAll: string;
    /** For whom a package is. */
    note: string;
    items: List<{ priceId: PriceId }>;
    work: List<{
      text: string;
      /** The same as a sentence about us. */
      does: string;
      /** What it is called where a package lacks it. */
      name?: string;
      /** The same work when bought alone; `null` if it is sold only in packages. */
      priceId: PriceId | null;
      /** How many times each package includes it, in the order of the packages. */
      times: List<number>;
      /** Who needs less of it, or none. */
      optional?: string;
    }>;
    /** Only where the firm audits. */
    foot: string | null;
  };
  terms: { heading: string; items: List<Titled> };
};
