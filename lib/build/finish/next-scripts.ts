import { ownScripts } from '@/lib/build/finish/own-scripts';
import {
  attribute,
  attributeNames,
  type Element,
  type Page,
  textOf,
  unexpected,
} from '@/lib/build/finish/page';

/** Every script of a page as Next writes it, by kind. */
export type PageScripts = {
  /** The framework and the page's own code: `<script src="/_next/…" async>`. */
  chunks: Element[];
  /** Hints to fetch a chunk early. */
  preloads: Element[];
  /** For browsers without modules, which this version of Next does not support anyway. */
  polyfills: Element[];
  /** Tells the runtime which chunks to wait for and which module to start. */
  bootstrap: Element;
  /** The flight data: React's description of the page, which hydration reads. */
  flight: Element[];
  /** Structured data, which no browser runs. */
  data: Element[];
  /** Our own inline scripts. */
  own: Element[];
};

const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;
const FLIGHT = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*\]\)$/s;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;

const isChunk = (path: string | undefined) => CHUNK.test(path ?? '');

function kindOf(script: Element): keyof PageScripts | null {
  const source = attribute(script, 'src');
  const text = textOf(script);
  switch (attributeNames(script)) {
    case 'async src':
      return isChunk(source) ? 'chunks' : null;
    case 'nomodule src':
      return isChunk(source) ? 'polyfills' : null;
    case 'id':
      return attribute(script, 'id') === '_R_' && BOOTSTRAP.test(text) ? 'bootstrap' : null;
    case 'type':
      return attribute(script, 'type') === 'application/ld+json' ? 'data' : null;
    case '':
      if (FLIGHT.test(text)) return 'flight';
      return ownScripts.includes(text) ? 'own' : null;
    default:
      return null;
  }
}

/** The addresses of the chunks that a page starts with. */
export const chunksOf = ({ chunks }: PageScripts): string[] => [
  ...new Set(chunks.map((chunk) => attribute(chunk, 'src') ?? '')),
];

/** Sorts the scripts of a page; fails on one of an unknown kind. */
export function scriptsOf(page: Page): PageScripts {
  const scripts: Record<keyof PageScripts, Element[]> = {
    chunks: [],
    preloads: [],
    polyfills: [],
    bootstrap: [],
    flight: [],
    data: [],
    own: [],
  };
  for (const element of page.elements) {
    if (element.tagName === 'script') {
      const kind = kindOf(element);
      if (!kind) unexpected(page, element, 'a script of an unknown kind');
      scripts[kind].push(element);
    }
    if (element.tagName === 'link' && attribute(element, 'as') === 'script') {
      if (!isChunk(attribute(element, 'href'))) unexpected(page, element, 'an unknown preload');
      scripts.preloads.push(element);
    }
  }
  const [bootstrap, second] = scripts.bootstrap;
  if (!bootstrap) return unexpected(page, null, 'no script starts the page');
  if (second) return unexpected(page, second, 'a second script starts the page');
  if (scripts.chunks.length === 0) return unexpected(page, null, 'no framework script');
  if (scripts.flight.length < 2) return unexpected(page, null, 'no flight data');
  return { ...scripts, bootstrap };
}

type Entry = { otherChunks: string[]; runtimeModuleIds: unknown };

/** The entry that the bootstrap script pushes to the Turbopack runtime. */
export function bootstrapEntry(page: Page, bootstrap: Element): Entry {
  const json = BOOTSTRAP.exec(textOf(bootstrap))?.[1] ?? '';
  const entry: unknown = JSON.parse(json);
  if (!isEntry(entry)) return unexpected(page, bootstrap, 'a bootstrap script of another form');
  return entry;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'otherChunks' in value &&
  Array.isArray(value.otherChunks) &&
  value.otherChunks.every((chunk) => typeof chunk === 'string') &&
  'runtimeModuleIds' in value;
