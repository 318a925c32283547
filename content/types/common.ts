import type { Path } from '@/content/routes';

/** A list of at least one item. */
export type List<T> = readonly [T, ...T[]];

export type Titled = { title: string; text: string };

export type Question = { question: string; answer: string };

/** A link to a page, or to a heading of the page that it stands on. */
export type Action = { label: string; href: Path | `#${string}` };

export type PageLink = { label: string; href: Path };

export type Hero = { eyebrow: string; heading: string; lead: string };
