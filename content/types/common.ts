/** A list of at least one item. */
export type List<T> = readonly [T, ...T[]];

export type Titled = { title: string; text: string };

export type Question = {
  question: string;
  answer: string;
  /** Its group on a service page, by default the rules. */
  group?: 'get' | 'wrong';
  /** The planner that works it out. */
  see?: { label: string; href: `/calculators/${'tax' | 'tds' | 'gst'}#${string}` };
};

export type Hero = { heading: string; lead: string };
