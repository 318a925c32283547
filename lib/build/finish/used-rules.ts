import { compile, selectOne } from 'css-select';
import { parse as parseSelector, type Selector, SelectorType } from 'css-what';
import { parse as parseHtml } from 'parse5';
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter';
import { type Container, parse as parseCss, type Root, type Rule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { takeAside } from '@/lib/build/finish/aside-rules';
import type { ClassNames } from '@/lib/build/finish/class-names';
import { shortenProperties } from '@/lib/build/finish/short-properties';
import { inlineUnsetProperties } from '@/lib/build/finish/unset-properties';
import { AHEAD } from '@/lib/runtime/protocol';

/** Attributes that the visitor, the browser or the loader may set before the framework is there. */
const STATE_ATTRIBUTES = ['open', 'data-script', 'data-theme', AHEAD];
/** Pseudo-classes that never change in the served HTML; all others count as states. */
const OF_STRUCTURE = /^(root|(first|last|only)-(child|of-type)|nth-(last-)?(child|of-type))$/;
const OF_SELECTORS = ['is', 'where', 'matches', 'has'];
const COMBINATORS = ['descendant', 'child', 'adjacent', 'sibling'];
const ANYTHING: Selector = { type: SelectorType.Universal, namespace: null };

/** The elements that can have a pseudo-element; one not listed may be on any element. */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/^file-selector-button$/, 'input[type=file]'],
  [/^-webkit-search-/, 'input[type=search]'],
  [/^-webkit-(inner|outer)-spin-/, 'input[type=number]'],
  [
    /^-webkit-(date|calendar)/,
    ['date', 'time', 'month', 'week', 'datetime-local']
      .map((type) => `input[type=${type}]`)
      .join(','),
  ],
  [/^placeholder$/, '[placeholder]'],
  [/^(details-content|-webkit-details)/, 'details'],
  [/^-(webkit|moz)-progress/, 'progress'],
];

const isCombinator = (part: Selector | undefined) =>
  part === undefined || COMBINATORS.includes(part.type);

/** A part of a selector without its states; empty if it has nothing else. */
function withoutState(part: Selector): Selector[] {
  if (part.type === 'pseudo-element') {
    const owner = OWNERS.find(([name]) => name.test(part.name))?.[1];
    return owner ? [{ type: SelectorType.Pseudo, name: 'is', data: parseSelector(owner) }] : [];
  }
  if (part.type === 'attribute') return STATE_ATTRIBUTES.includes(part.name) ? [] : [part];
  if (part.type !== 'pseudo' || OF_STRUCTURE.test(part.name)) return [part];
  if (!OF_SELECTORS.includes(part.name) || !Array.isArray(part.data)) return [];
  return [{ ...part, data: part.data.map(withoutStates) }];
}

/** A selector that matches whatever the given one could match in some state. */
function withoutStates(selector: Selector[]): Selector[] {
  const isRelative = isCombinator(selector[0]);
  // An empty part matches anything: `:focus > a` becomes `* > a`. But `:has(> a)` stays.
  const filled = selector
    .flatMap(withoutState)
    .flatMap((part, index, parts) =>
      isCombinator(part) && isCombinator(parts[index - 1]) && !(isRelative && index === 0)
        ? [ANYTHING, part]
        : [part],
    );
  return isCombinator(filled.at(-1)) ? [...filled, ANYTHING] : filled;
}

/** Parses a page as without script, so that `noscript` counts. */
const readDocument = (html: string) => parseHtml(html, { treeAdapter, scriptingEnabled: false });

type Document = ReturnType<typeof readDocument>;

export type Sheet = {
  root: Root;
  /** For each selector of the sheet, whether a page could match it without the framework. */
  matchers: ReadonlyMap<string, (document: Document) => boolean>;
};

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** Removes custom properties that nothing sets from transitions, such as Tailwind's gradients. */
function dropIdleTransitions(root: Root): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkDecls('transition-property', (declaration) => {
    const names = declaration.value.split(/\s*,\s*/);
    const moving = names.filter((name) => !name.startsWith('--') || set.has(name));
    declaration.value = moving.join(',') || 'none';
  });
}

export function readSheet(css: string): Sheet {
  const root = parseCss(css);
  dropIdleTransitions(root);
  const matchers = new Map<string, (document: Document) => boolean>();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of rule.selectors) {
      // The pages have no shadow tree.
      if (selector === ':host') continue;
      const matches = compile(parseSelector(selector).map(withoutStates));
      matchers.set(selector, (document) => selectOne(matches, document) !== null);
    }
  });
  return { root, matchers };
}

/** The custom properties named in a text. */
export const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** Removes custom properties that nothing reads, then those that only the removed ones read. */
function dropUnreadProperties(root: Root, readByPage: readonly string[]): void {
  let dropped: boolean;
  do {
    dropped = false;
    const read = new Set(readByPage);
    root.walkDecls(({ value }) => {
      for (const name of propertiesIn(value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
  } while (dropped);
}

/**
 * Tailwind gives initial values twice: in `@property`, and for browsers without it in a rule for
 * every element. Here the rule does it for all browsers.
 */
function registerByRule(root: Root): void {
  const begun = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkAtRules('supports', (condition) => {
      condition.walkDecls(({ prop }) => void begun.add(prop));
      condition.replaceWith(condition.nodes ?? []);
    });
  });
  root.walkAtRules('property', (rule) => {
    const isUntyped = rule.some((node) => 'prop' in node && node.value === '"*"');
    if (isUntyped && begun.has(rule.params)) rule.remove();
  });
}

/** Removes `@page` rules for named pages that nothing uses. */
function dropUnusedPages(root: Root): void {
  const named = new Set<string>();
  root.walkDecls('page', ({ value }) => void named.add(value));
  root.walkAtRules('page', (rule) => {
    if (/^\w/.test(rule.params) && !named.has(rule.params)) rule.remove();
  });
}

/** Removes white space around commas and slashes in values, and between rules. */
function closeUp(root: Root): void {
  root.each((node) => {
    node.raws.before = '';
  });
  root.walkDecls((declaration) => {
    declaration.value = parseValue(declaration.value)
      .walk((node) => {
        if (node.type === 'div') Object.assign(node, { before: '', after: '' });
      })
      .toString();
  });
}

function dropUnusedKeyframes(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/^(--|animation)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The layers of a sheet in the order of their first mention. */
function layersOf(root: Root): string {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(/\s*,\s*/)) names.add(name);
  });
  return [...names].join(',');
}

/**
 * The statement of layer order that a part of a sheet needs because the whole sheet follows;
 * nothing if its own rules give the same order.
 */
function layerOrder(root: Root, part: Root): string {
  const layers = layersOf(root);
  return layers === layersOf(part) ? '' : `@layer ${layers};`;
}

/**
 * The rules of a sheet that a page could use before the framework, and with it the whole sheet,
 * arrives. The rules left out match nothing on the page in any state.
 *
 * @param readByPage the custom properties that the page's attributes read or set
 * @param shorten gives a selector the page's short class names
 * @returns the rules for the first paint, and those for paper and forced colours, which follow
 */
export function usedRules(
  { root, matchers }: Sheet,
  html: string,
  readByPage: string[],
  shorten: ClassNames['shorten'],
): { css: string; aside: string } {
  const document = readDocument(html);
  const used = new Set(
    [...matchers].filter(([, matches]) => matches(document)).map(([selector]) => selector),
  );
  const part = root.clone();
  part.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => used.has(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map(shorten);
  });
  inlineUnsetProperties(part, readByPage);
  dropUnreadProperties(part, readByPage);
  dropUnusedKeyframes(part);
  dropUnusedPages(part);
  registerByRule(part);
  dropEmpty(part);
  shortenProperties(part, readByPage);
  const aside = takeAside(part);
  dropEmpty(part);
  for (const sheet of [part, aside]) closeUp(sheet);
  return { css: layerOrder(root, part) + part.toString(), aside: aside.toString() };
}

/** The whole sheet, without the font faces, which the page already has. */
export function wholeSheet({ root }: Sheet, withBoth: ClassNames['withBoth']): string {
  const whole = root.clone();
  whole.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  whole.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.flatMap(withBoth);
  });
  return whole.toString();
}
