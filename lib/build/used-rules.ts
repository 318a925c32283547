import { compile, selectOne } from 'css-select';
import { type Container, parse as parseCss, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { rootAttributes } from '@/lib/browser/attributes';
import { find, insert, type Page, throwUnexpected } from '@/lib/build/page';

/** The visitor, the browser or the loader may set these before the framework is there. */
const STATE_ATTRIBUTES: readonly string[] = ['open', 'aria-busy', ...rootAttributes];
/** These never change in the served HTML; all others count as states. */
const LASTING =
  /^:(root|is|where|has|(first|last|only)-(child|of-type)|nth-(last-)?(child|of-type))$/;
/** Parts that only a text field has. */
const OF_FIELDS = /^::(placeholder|file-|-webkit-(search|inner|outer|date|calendar))/;
const FIELD = ':is(input:not([type=radio],[type=checkbox]),textarea)';

function isState(node: Node): boolean {
  if (node.type === 'attribute') return STATE_ATTRIBUTES.includes(node.attribute);
  return node.type === 'pseudo' && !LASTING.test(node.value);
}

/** Matches whatever the given selector could match in some state. */
const stripStates = (selector: string) =>
  selectorParser((root) => {
    root.walk((node) => {
      if (!isState(node)) return;
      const value = OF_FIELDS.test(String(node.value)) ? FIELD : ':is(*)';
      node.replaceWith(selectorParser.pseudo({ value }));
    });
  }).processSync(selector);

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

export type Stylesheet = {
  root: Root;
  /** For each selector, whether a page could match it without the framework. */
  matchers: ReadonlyMap<string, (page: Page) => boolean>;
  reads: ReadonlySet<string>;
};

const listProperties = (text: string) => text.match(/--[\w-]+/g) ?? [];

export function readStylesheet(css: string): Stylesheet {
  const root = parseCss(css);
  const matchers = new Map<string, (page: Page) => boolean>();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of rule.selectors) {
      // The pages have no shadow tree.
      if (selector === ':host' || matchers.has(selector)) continue;
      const matches = compile(stripStates(selector));
      matchers.set(selector, ({ document }) => selectOne(matches, document) !== null);
    }
  });
  const reads = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const name of listProperties(value)) reads.add(name);
  });
  return { root, matchers, reads };
}

/** Drops those that nothing reads, then those that only the dropped ones read. */
function dropUnreadProperties(root: Root, readByPage: readonly string[]): void {
  let dropped = true;
  while (dropped) {
    dropped = false;
    const read = new Set(readByPage);
    root.walkDecls(({ value }) => {
      for (const name of listProperties(value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  }
}

function dropUnusedKeyframes(root: Root): void {
  const keyframes = new Set<string>();
  root.walkDecls(/^(--|animation)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) keyframes.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => void (keyframes.has(rule.params) || rule.remove()));
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** In the order of their first mention, which may be in a rule that is left out. */
function formatLayerOrder(root: Root): string {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(/\s*,\s*/)) names.add(name);
  });
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

/**
 * The rules of a sheet that a page could use before the whole sheet comes with the framework. Those
 * left out match nothing on the page in any state. Other sheets of the page may read the properties
 * that this one declares.
 */
export function selectUsedRules(
  { root, matchers }: Stylesheet,
  page: Page,
  others: readonly Stylesheet[] = [],
): string {
  const used = new Set([...matchers].filter(([, isOn]) => isOn(page)).map(([name]) => name));
  const part = root.clone();
  part.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => used.has(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const attributes = find(page, '*').flatMap(({ attribs: { class: _, ...rest } }) =>
    Object.values(rest),
  );
  const readByPage = [
    ...attributes.flatMap(listProperties),
    ...others.flatMap(({ reads }) => [...reads]),
  ];
  dropUnreadProperties(part, readByPage);
  dropUnusedKeyframes(part);
  dropEmpty(part);
  return formatLayerOrder(root) + part.toString();
}

export function createStylesheetReader(
  read: (path: string) => string,
): (path: string) => Stylesheet {
  const known = new Map<string, Stylesheet>();
  return (path) => {
    const sheet = known.get(path) ?? readStylesheet(withTwins(makeAbsolute(read(path), path)));
    known.set(path, sheet);
    return sheet;
  };
}

/**
 * Every page has the fonts in its own rules. Declared again when the sheet comes, a font that was
 * too late for the first paint would be drawn after all, and move lines.
 */
export const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** System fonts of the same widths, by next/font's name for the fallback. */
const twins = { Arial: 'Liberation Sans', 'Times New Roman': 'Liberation Serif' };

/** Lets next/font's measured fallbacks be found on Linux too, so that lines keep their length. */
const withTwins = (css: string) =>
  css.replace(
    /local\("?(Arial|Times New Roman)"?\)/g,
    (local, name: keyof typeof twins) => `${local},local(${twins[name]})`,
  );

const makeAbsolute = (css: string, path: string) =>
  css.replace(/url\((?!["']?(?:data:|#))["']?([^"')]+)["']?\)/g, (_, address: string) => {
    const { pathname } = new URL(address, `https://site.example${path}`);
    return `url(${pathname})`;
  });

/**
 * Puts the rules that a page uses into the page, so that it is painted without another round trip.
 * The links of the whole sheets stay behind them, disabled: the loader enables them before the
 * framework runs. A sheet enabled before one with fonts would make Chromium lay out all text again.
 */
export function inlineUsedRules(page: Page, readSheet: (path: string) => Stylesheet): void {
  const links = find(page, 'link[rel=stylesheet]');
  const sheets = links.map(({ attribs }) => readSheet(attribs.href ?? ''));
  const [first] = links;
  for (const [index, link] of links.entries()) {
    const css = selectUsedRules(sheets[index] as Stylesheet, page, sheets.toSpliced(index, 1));
    if (/<\//.test(css)) throwUnexpected(page, link, 'a style sheet that would end its element');
    insert(`<style>${css}</style>`, link.parent as typeof link, first);
    link.attribs.disabled = '';
  }
}
