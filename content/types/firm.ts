import type { PriceId } from '@/content/prices';
import type { Path, RouteGroup } from '@/content/routes';
import type { Office } from '@/content/site';
import type { Hero, List, Question, Titled } from '@/content/types/common';
import type { Rupees } from '@/content/types/units';

type Action = { label: string; href: Path | `#${string}` };

type PageLink = { label: string; href: Path };

type Testimonial = {
  name: string;
  company: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  sample: boolean;
};

type Testimonials = { heading: string; entries: readonly Testimonial[] };

type Closing = { heading: string; text: string };

type Labelled = { label: string; figure: string };

/** `hint` is shown beside the title while the row is closed. */
type Reason = { title: string; hint: string; [word: string]: unknown };

export type HomeContent = {
  hero: Hero & {
    actions: List<Action>;
    example: {
      title: string;
      /** Per year. */
      salary: Rupees;
      action: PageLink;
    };
  };
  reasons: {
    heading: string;
    notice: Reason & { label: string; action: string };
    late: Reason;
    next: Reason;
    regime: Reason & { label: string; action: string };
    company: { title: string; text: string };
  };
  figures: string;
  services: {
    heading: string;
    intro: string;
    cards: List<Titled & { action: PageLink }>;
  };
  why: {
    eyebrow: string;
    heading: string;
    signs: string;
    number: string;
    check: string;
    points: List<Titled>;
  };
  specialised: {
    heading: string;
    intro: string;
    entries: List<
      Titled & {
        path: Path;
        duration: string;
        /** `from` marks the lowest of several fees; `null` means a quotation. */
        fee: { price: PriceId; from: boolean } | null;
      }
    >;
    quotation: string;
  };
  calculators: {
    heading: string;
    intro: string;
    soon: Titled;
  };
  testimonials: Testimonials;
  quickContact: {
    heading: string;
    intro: string;
    labels: { call: string; write: string; hours: string };
  };
  closing: Closing & { actions: List<Action> };
};

type Spot = readonly [x: number, y: number];

/** A map sketch of an office, on a grid of 360 by 180. */
export type Sketch = {
  /** For visitors who cannot see the sketch. */
  description: string;
  water: readonly `M${string}`[];
  roads: readonly `M${string}`[];
  rails: readonly `M${string}`[];
  office: Spot;
  names: List<{ at: Spot; text: string }>;
};

export type ContactContent = {
  hero: Hero;
  information: {
    heading: string;
    intro: string;
    labels: {
      phones: string;
      emails: string;
      hours: string;
      phonesAnswered: string;
      closed: string;
      openNow: string;
    };
    hoursNote: string;
  };
  form: { heading: string; intro: string };
  faq: { heading: string; items: readonly Question[] };
  testimonials: Testimonials;
  maps: {
    directions: string;
    places: List<
      Titled & {
        office: Office['id'];
        query: string;
        readonly sketch?: Sketch;
      }
    >;
  };
  closing: Closing & { call: string; book: Action };
};

export type AboutContent = {
  hero: Hero;
  story: {
    heading: string;
    steps: List<Titled & { when: string }>;
  };
  purpose: List<Titled>;
  values: {
    heading: string;
    note?: string;
    entries: List<
      Titled & {
        voucher?: PageLink;
      }
    >;
  };
  highlights: { heading: string; entries: List<Labelled> };
  expertise: {
    heading: string;
    intro: string;
    areas: readonly string[];
    /** Service pages by the name of the area. */
    pages?: { [area: string]: Path };
  };
  record: { heading: string; entries: List<Titled> };
  colophon: {
    heading: string;
    law: string;
    changed: string;
    entries: List<Titled>;
  };
  closing: Closing & { actions: List<Action> };
};

export type TeamContent = {
  hero: Hero;
  signing?: {
    heading: string;
    entries: readonly Labelled[];
    ending?: {
      heading: string;
      text: string;
      place: string;
      udin: string;
    };
  };
  members: List<{
    name: string;
    role: string;
    credentials: string;
    inShort?: string;
    /** With the Institute of Chartered Accountants. */
    membership?: string;
    /** A photograph in public/, or a drawing of an invented person; initials if left out. */
    readonly portrait?: { file: `/${string}` } | { drawing: 'partner' | 'associate' };
    bio: List<string>;
    expertise: List<string>;
    email: string;
    phone: { display: string; href: `tel:+${string}` };
    /**
     * The client area names this member as the client's accountant; if none is marked, the first.
     */
    firstContact?: true;
    sample: boolean;
  }>;
  careers: {
    heading: string;
    paragraphs: List<string>;
    action: string;
    subject: string;
  };
  closing: Closing & { action: Action };
};

export type LegalContent = {
  heading: string;
  lead: string;
  facts: List<Labelled>;
  summary: List<string>;
  sections: List<{
    /** Part of links to the section, so keep it when the heading changes. */
    id: string;
    heading: string;
    blocks: List<string | List<string>>;
    entries?: List<{
      label: string;
      text: string;
      /** Drawn as a bar. `after`: the years begin when something ends. */
      years?: { count: number; after: boolean };
    }>;
    after?: List<string>;
    contact?: true;
    officer?: true;
  }>;
};

export type SitemapContent = {
  heading: string;
  lead: string;
  groups: List<{ group: RouteGroup; heading: string }>;
};
