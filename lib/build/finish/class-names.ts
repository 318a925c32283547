import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { attribute, type Edit, type Element, type Page, unexpected } from '@/lib/build/finish/page';
import { countNames, shortNames } from '@/lib/build/finish/short-names';

/** How pages and sheets write the classes of the components. */
export type ClassNames = {
  /** A selector as the rules of a page have it, with the short names. */
  shorten: (selector: string) => string;
  /** The same selector for elements of both kinds: served with short names, and made by React. */
  withBoth: (selector: string) => string[];
  /** The changes that give the elements of a page their short names. */
  edits: (page: Page) => Edit[];
};

const classesOf = (element: Element) =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

/** For each class of the pages, the first of those that are always on the same elements. */
function leadersOf(elements: readonly Element[]): Map<string, string> {
  const places = new Map<string, number[]>();
  for (const [place, element] of elements.entries()) {
    for (const name of classesOf(element)) {
      const known = places.get(name);
      if (known) known.push(place);
      else places.set(name, [place]);
    }
  }
  const leaderAt = new Map<string, string>();
  const leaderOf = (name: string, at: string) => {
    const leader = leaderAt.get(at) ?? name;
    leaderAt.set(at, leader);
    return leader;
  };
  return new Map([...places].map(([name, at]) => [name, leaderOf(name, at.join())]));
}

/**
 * The shortest names for the classes that the pages have most often, none that a sheet has too.
 * Classes that are always together share one.
 */
function nameClasses(pages: readonly Page[], sheets: readonly string[]): Map<string, string> {
  const elements = pages.flatMap((page) => page.elements);
  const leaders = leadersOf(elements);
  const isLeader = (name: string) => leaders.get(name) === name;
  const counts = countNames(elements.flatMap(classesOf).filter(isLeader));
  const taken = new Set(sheets.flatMap((css) => css.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  const names = shortNames(counts, (name) => taken.has(name) || leaders.has(name));
  return new Map([...leaders].map(([name, leader]) => [name, names.get(leader) ?? name]));
}

/** Every way to write a selector, with the one name or the other for each class that has two. */
function bothWays(selector: Selector, names: ReadonlyMap<string, string>): Selector[] {
  // What is in brackets first, so that every copy of the selector has it.
  for (const node of selector.nodes) {
    if (node.type === 'pseudo') node.nodes = node.nodes.flatMap((part) => bothWays(part, names));
  }
  let ways = [selector];
  selector.nodes.forEach((node, index) => {
    const short = node.type === 'class' && names.get(node.value);
    if (!short) return;
    const others = ways.map((way) => {
      const other = way.clone() as Selector;
      const part = other.at(index);
      if (part.type === 'class') part.value = short;
      return other;
    });
    ways = [...ways, ...others];
  });
  return ways;
}

function remembered<Value>(read: (selector: string) => Value): (selector: string) => Value {
  const known = new Map<string, Value>();
  return (selector) => {
    const value = known.get(selector) ?? read(selector);
    known.set(selector, value);
    return value;
  };
}

function parse(selector: string) {
  const parsed = parseSelectors().astSync(selector);
  parsed.walkAttributes((part) => {
    if (part.attribute === 'class') throw new Error(`${selector} reads class as a text.`);
  });
  return parsed;
}

/**
 * Short names for the classes of the served pages, which would else make up a tenth of their bytes.
 * React, when it takes over a page, leaves its attributes as they are, and writes the names of the
 * components into what it changes or adds: the whole sheet, which comes with it, knows both.
 *
 * @param pages all pages, so that a class has the same name in each
 * @param sheets all style sheets
 */
export function shortClassNames(pages: readonly Page[], sheets: readonly string[]): ClassNames {
  const names = nameClasses(pages, sheets);
  const shorten = remembered((selector) => {
    const parsed = parse(selector);
    parsed.walkClasses((part) => {
      part.value = names.get(part.value) ?? part.value;
    });
    return parsed.toString();
  });
  const withBoth = remembered((selector) =>
    parse(selector).nodes.flatMap((one) => bothWays(one, names).map(String)),
  );
  const edits = (page: Page) =>
    page.elements.flatMap((element) => {
      const place = element.sourceCodeLocation?.attrs?.class;
      if (!place) return [];
      const written = classesOf(element).map(
        (name) => names.get(name) ?? unexpected(page, element, 'a class without a name'),
      );
      const text = `class="${[...new Set(written)].join(' ')}"`;
      return [{ start: place.startOffset, end: place.endOffset, text }];
    });
  return { shorten, withBoth, edits };
}
