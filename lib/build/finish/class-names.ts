import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { attribute, type Edit, type Element, type Page, unexpected } from '@/lib/build/finish/page';
import { countNames, shortNames } from '@/lib/build/finish/short-names';

/** Replaces the classes of components in pages and sheets by short names. */
export type ClassNames = {
  /** A selector for the rules in a page, with short names. */
  shorten: (selector: string) => string;
  /** A selector for the whole sheet: matches served elements and those that React makes. */
  withBoth: (selector: string) => string[];
  /** The edits that give the elements of a page their short names. */
  edits: (page: Page) => Edit[];
};

const classesOf = (element: Element) =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

/** For each class, the first of the classes that are always on the same elements. */
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
 * Gives the shortest names to the most frequent classes, avoiding names that a sheet uses. Classes
 * that always occur together share one.
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

/** Every form of a selector, with the long or the short name for each class that has both. */
function bothWays(selector: Selector, names: ReadonlyMap<string, string>): Selector[] {
  // Nested selectors first, so that every copy of the selector has them.
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
 * Short names for the classes of served pages, which are otherwise a tenth of their bytes. On
 * hydration React leaves attributes as they are, but it writes the long names into elements that it
 * changes or adds; so the whole sheet, which comes with it, has rules for both.
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
      const text = written.length > 0 ? `class="${[...new Set(written)].join(' ')}"` : '';
      return [{ start: place.startOffset, end: place.endOffset, text }];
    });
  return { shorten, withBoth, edits };
}
