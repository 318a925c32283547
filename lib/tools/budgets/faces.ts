import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, type Element, find, type Page } from '@/lib/build/finish/page';

/** A font file for one character, which browsers fetch only where that character is shown. */
type Face = { family: string; character: string; address: string };

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']) => {
    const family = /font-family:\s*["']?([^"';]+)/.exec(rule)?.[1];
    const address = /url\(["']?([^"')]+)/.exec(rule)?.[1];
    const range = /unicode-range:\s*U\+([0-9a-f]+)\s*(;|$)/i.exec(rule)?.[1];
    if (!family || !address || !range) return [];
    return [{ family, address, character: String.fromCodePoint(Number.parseInt(range, 16)) }];
  });
}

/** The custom properties of a style sheet with their values. */
function propertiesOf(css: string): Map<string, string> {
  const found = css.matchAll(/(--[\w-]+):([^;}]+)/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The font variable that a style sheet sets for a tag or class, by selector: `h1`, `.amount`. */
function fontOfSelectors(css: string): Map<string, string> {
  const rules = css.matchAll(/([^{};]+){[^{}]*font-family:\s*var\((--[\w-]+)\)/g);
  return new Map(
    [...rules].flatMap(([, selectors = '', variable = '']) =>
      selectors.split(',').map((selector) => [selector.trim(), variable] as const),
    ),
  );
}

/** Resolves a stack of fonts until it holds no variable. */
function resolve(stack: string, variables: Map<string, string>): string {
  const next = stack.replace(/var\((--[\w-]+)\)/g, (_, name) => variables.get(name) ?? '');
  return next === stack ? stack : resolve(next, variables);
}

function fontOf(element: Tree.Node | null, fonts: Map<string, string>): string {
  if (!element || !('tagName' in element)) return '';
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  const own = classes.map((name) => fonts.get(`.${name}`)).find(Boolean);
  return own ?? fonts.get(element.tagName) ?? fontOf(element.parentNode, fonts);
}

const NOT_SHOWN = ['script', 'style', 'template', 'noscript'];

/** The innermost elements that show a character. */
function showing(element: Element, character: string): Element[] {
  if (NOT_SHOWN.includes(element.tagName)) return [];
  const shows = element.childNodes.some(
    (node) => 'value' in node && node.value.includes(character),
  );
  const below = element.childNodes.flatMap((node) =>
    'tagName' in node ? showing(node, character) : [],
  );
  return shows ? [element, ...below] : below;
}

/**
 * The font files that a page needs besides the preloaded ones: those for one character, where the
 * page shows it in that font. Only fonts that are set on a tag or a class are recognised.
 */
export function facesFor(page: Page, css: string): string[] {
  const variables = propertiesOf(css);
  const fonts = fontOfSelectors(css);
  return facesOf(css)
    .filter(({ family, character }) =>
      showing(find(page, 'body'), character).some((element) =>
        resolve(`var(${fontOf(element, fonts)})`, variables)
          .split(',')
          .some((name) => name.replace(/["']/g, '').trim() === family),
      ),
    )
    .map(({ address }) => address);
}
