import type { PriceId } from '@/content/prices';
import type { Path, RouteGroup } from '@/content/routes';
import type { Office } from '@/content/site';
import type { Hero, List, Question, Titled } from '@/content/types/common';
import type { Rupees } from '@/content/types/units';

/** A link to a page, or to a heading of the page that it stands on. */
type Action = { label: string; href: Path | `#${string}` };

type PageLink = { label: string; href: Path };

export type Testimonial = {
  name: string;
  company: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** True while the quote is invented. */
  sample: boolean;
};

/** `entries` is empty for a firm that shows none. */
type Testimonials = { heading: string; entries: readonly Testimonial[] };

type Closing = { heading: string; text: string };

type Labelled = { label: string; figure: string };

/** `hint` stands beside the title while the row is closed. */
type Reason = { title: string; hint: string; [word: string]: unknown };

export type HomeContent = {
  hero: Hero & {
    actions: List<Action>;
    /** The worked example on the table sheet; its entries come from the calculator. */
    example: {
      title: string;
      /** A year's salary. */
      salary: Rupees;
      action: PageLink;
    };
  };
  /** What visitors come for, each answered in place. */
  reasons: {
    heading: string;
    notice: Reason & { label: string; action: string };
    late: Reason;
    next: Reason;
    regime: Reason & { label: string; action: string };
    company: { title: string; text: string };
  };
  /** Above the display claims. */
  figures: string;
  services: {
    heading: string;
    intro: string;
    cards: List<Titled & { action: PageLink }>;
  };
  why: {
    eyebrow: string;
    heading: string;
    /** Above the name of the person who signs, and below it. */
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
        /** `from` where it is the lowest fee of several; `null` for a quotation. */
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
  /** The sketch in words, for those who cannot see it. */
  words: string;
  /** Path data of SVG. */
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
      /** In the name of the hours of the phones, after the offices that are open as long. */
      phonesAnswered: string;
      closed: string;
      /** Shown beside an office that is open now. */
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
        /** The search text for the map service. */
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
  /** Mission and vision. */
  purpose: List<Titled>;
  values: {
    heading: string;
    note?: string;
    entries: List<
      Titled & {
        /** The page where a visitor can check it. */
        voucher?: PageLink;
      }
    >;
  };
  highlights: { heading: string; entries: List<Labelled> };
  expertise: {
    heading: string;
    intro: string;
    areas: readonly string[];
    /** The service page of an area, by its name. */
    pages?: { [area: string]: Path };
  };
  /** What a visitor can verify: registration numbers, who signs. */
  record: { heading: string; entries: List<Titled> };
  /** How the site itself is made. A date follows `law` and `changed`. */
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
  /** Beside the heading: papers that leave the office, and who signs them. */
  signing?: {
    heading: string;
    entries: readonly Labelled[];
    /** How a report ends, drawn with the invented signature of a sample firm. */
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
    /** In one sentence: who this is. */
    inShort?: string;
    /** Membership number with the Institute of Chartered Accountants. */
    membership?: string;
    /** A photograph in public/, or a drawing of an invented person; without it, initials. */
    readonly portrait?: { file: `/${string}` } | { drawing: 'partner' | 'associate' };
    bio: List<string>;
    expertise: List<string>;
    email: string;
    phone: { display: string; href: `tel:+${string}` };
    /** The client area names this member as the client's accountant; if nobody, the first. */
    firstContact?: true;
    /** True while the person is invented. */
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
  /** Figures at the head of the page. */
  facts: List<Labelled>;
  summary: List<string>;
  sections: List<{
    /** Part of links to the section, so keep it when the heading changes. */
    id: string;
    heading: string;
    /** Paragraphs and bulleted lists. */
    blocks: List<string | List<string>>;
    /** Terms and their meaning, ruled off below the blocks. */
    entries?: List<{
      label: string;
      text: string;
      /** The same as a bar: so many years, `after` something that is still going on. */
      years?: { count: number; after: boolean };
    }>;
    /** Paragraphs below the entries. */
    after?: List<string>;
    /** Shows the firm's address, mail and phone. */
    contact?: true;
    /** The name and addresses of the grievance officer follow. */
    officer?: true;
  }>;
};

export type SitemapContent = {
  heading: string;
  lead: string;
  groups: List<{ group: RouteGroup; heading: string }>;
};
