export type List<T> = readonly [T, ...T[]];

export type Titled = { title: string; text: string };

export type Question = {
  question: string;
  answer: string;
  /** By default the rules. */
  group?: 'get' | 'wrong';
  see?: { label: string; href: `/calculators/${'tax' | 'tds' | 'gst'}#${string}` };
};

export type Hero = { heading: string; lead: string };
