import { readSheet, usedRules, wholeSheet } from '@/lib/build/finish/used-rules';

const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>
  <main class="page md:flex" data-slot="sheet"><p class="a">1</p><p>2</p><input type="text" placeholder="3"></main>
  <details class="group"><summary>More</summary></details><noscript><b>Call us</b></noscript>
</body></html>`;

const read = (css: string, page = html, readByPage: string[] = []) =>
  usedRules(readSheet(css), page, readByPage, (selector) => selector);

/** The rules in the page, followed by those for paper and forced colours. */
function used(css: string, readByPage: string[] = []) {
  const { css: inPage, aside } = read(css, html, readByPage);
  return inPage + aside;
}

describe('a rule stays if it could match the page in some state', () => {
  test.each([
    ['of a class', '.page{color:red}'],
    ['with an escape', '.md\\:flex{color:red}'],
    ['in any state', '.a:hover:not(.b):focus-visible{color:red}'],
    ['for whatever is in a state', ':focus-visible{color:red}'],
    ['below whatever is in a state', ':disabled > p{color:red}'],
    ['below what opens', 'details[open] summary{color:red}'],
    ['below what the loader marks', ':is(:where([data-script=failed]) *){color:red}'],
    ['of what the visitor may choose', ':root[data-theme=dark]{color:red}'],
    ['of what the loader has fetched ahead', '.a[data-ahead]{color:red}'],
    [
      'of a fade to another page',
      '@media screen{@view-transition{navigation:auto}::view-transition-group(root){color:red}::view-transition{color:red}}',
    ],
    ['of a pseudo-element', '.a:after{color:red}'],
    ['of a part of a control', 'input::placeholder{color:red}'],
    ['of a part of any control', '::placeholder{color:red}'],
    ['of a place among others', 'p:nth-child(2){color:red}'],
    ['of what it holds', 'main:has(> .a){color:red}'],
    ['without script', 'noscript b{color:red}'],
    ['on paper', '@media print{main{color:red}}'],
    ['of a page of paper', '@page{margin:1cm}'],
    ['of a named page of paper', '@page wall{margin:1cm}main{page:wall}'],
    ['of a face', '@font-face{font-family:a;src:url("/a.woff2")}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe(css);
  });
});

describe('a rule goes if it cannot match the page in any state', () => {
  test.each([
    ['of another class', '.toast{color:red}'],
    ['of another class in a state', '.toast:hover{color:red}'],
    ['of a part that nothing there has', '::-webkit-progress-bar{color:red}'],
    ['of another place', 'p:nth-child(5){color:red}'],
    ['of another value', '[data-slot=dialog]{color:red}'],
    ['of what it does not hold', 'main:has(dialog){color:red}'],
    ['in a condition, and with it the condition', '@media print{.toast{color:red}}'],
    ['of an animation that nothing uses', '@keyframes in{0%{opacity:0}}'],
    ['of a shadow tree, which there is none of', ':host{color:red}'],
    ['of a named page of paper that nothing goes on', '@page wall{margin:1cm}'],
    ['of a property that nothing reads', '@property --x{syntax:"*";inherits:false}'],
    ['of properties that only they read', 'main{--x:1;--y:var(--x)}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe('');
  });
});

test('rules for placeholders stay only where a field has one', () => {
  const without = html.replace(' placeholder="3"', '');
  const css = 'input::placeholder{color:red}';
  expect(read(css, without)).toEqual({ css: '', aside: '' });
});

test('initial values are given once, for every browser, except for typed properties', () => {
  const rule = '*,:before{--x:0;--y:1px}';
  const typed = '@property --y{syntax:"<length>";inherits:false;initial-value:1px}';
  const css = `@layer properties{@supports (color:red){${rule}}}.a{--x:2;--y:2px;margin:var(--x) var(--y)}@property --x{syntax:"*";inherits:false;initial-value:0}${typed}`;
  const found = used(css, ['--x', '--y']);
  expect(found).not.toContain('@supports');
  expect(found).not.toContain('@property --x');
  expect(found).toContain(rule);
  expect(found).toContain(typed);
});

test('needless white space goes from values and rules', () => {
  expect(used('p{margin:calc(1px + 2px) 0;font:1rem / 2 a, "b, c"}\n\nmain{color:red}')).toBe(
    'p{margin:calc(1px + 2px) 0;font:1rem/2 a,"b, c"}main{color:red}',
  );
});

test('only the used selectors of a list stay', () => {
  expect(used('main,.toast,p{color:red}')).toBe('main,p{color:red}');
});

test.each([
  ['a rule', 'main{--x:1;color:var(--x)}', [], 'main{--a:1;color:var(--a)}'],
  ['an attribute of the page', 'main{--a:1}', ['--a'], 'main{--a:1}'],
])('a property stays if %s reads it', (_, css, readByPage, expected) => {
  expect(used(css, readByPage)).toBe(expected);
});

test('properties get short names, except those in attributes, and look-alikes are left alone', () => {
  const css =
    '@property --ground{syntax:"*";inherits:false}main{--ground:1;--a:2;--edge:var(--ground,var(--a));order:var(--edge);width:calc(1px--1px);background:url(a--ground.png)}';
  expect(used(css, ['--a'])).toBe(
    css
      .replaceAll(' --ground', ' --b')
      .replace('{--ground', '{--b')
      .replace('(--ground', '(--b')
      .replaceAll('--edge', '--c'),
  );
});

const ofLength = '@property --x{syntax:"*";inherits:false;initial-value:0}';
const withoutInitial = '@property --x{syntax:"*";inherits:false}';

describe('a property that no rule sets is replaced by its value', () => {
  test.each([
    ['its first value', `${ofLength}main{order:var(--x)}`, 'main{order:0}'],
    ['whatever the fallback', `${ofLength}main{order:var(--x,1)}`, 'main{order:0}'],
    ['set to its first value', `${ofLength}*{--x:0}main{order:var(--x)}`, 'main{order:0}'],
    ['else the fallback', 'main{order:var(--x, 1)}', 'main{order:1}'],
    ['set to none', `${withoutInitial}*{--x:initial}main{order:var(--x,1)}`, 'main{order:1}'],
    ['a fallback of one more', 'main{order:var(--x,var(--y,1))}', 'main{order:1}'],
    [
      'within another value',
      'main{margin:calc(1px + var(--x,2px)) 0}',
      'main{margin:calc(1px + 2px) 0}',
    ],
    ['apart from the next', 'main{margin:var(--x,1px)var(--y,2px)}', 'main{margin:1px  2px}'],
    ['nothing at all', 'main{margin:1px var(--x,)}', 'main{margin:1px}'],
  ])('%s', (_, css, expected) => {
    expect(used(css)).toBe(expected);
  });

  test.each([
    ['a rule that is used sets it', `${ofLength}main{--x:2;order:var(--x)}`, []],
    ['a rule may come to set it', `${ofLength}main:hover{--x:2}main{order:var(--x)}`, []],
    ['an attribute of the page sets it', `${ofLength}main{order:var(--x)}`, ['--x']],
    ['it comes to nothing, which is no value', 'main{order:var(--x)}', []],
    ['nothing would be left of the style', 'main{order:var(--x,)}', []],
  ])('but not if %s', (_, css, readByPage) => {
    expect(used(css, readByPage)).toBe(readByPage.length > 0 ? css : css.replaceAll('--x', '--a'));
  });

  test('and a property that is only set from it goes too', () => {
    expect(used('.toast{--x:2}main{order:var(--x,1)}')).toBe('main{order:1}');
  });
});

test('a property named in a transition keeps its name, as the list can be read from the style', () => {
  const css = 'main{--edge:1;order:var(--edge);transition-property:color,--edge}';
  expect(used(css)).toBe(css);
});

test.each([
  ['transition-property:color,--edge,order', 'transition-property:color,order'],
  ['transition-property:--edge', 'transition-property:none'],
])('neither sheet animates a property that no rule sets: %s', (declaration, expected) => {
  const sheet = readSheet(`main{${declaration}}`);
  expect(wholeSheet(sheet, (selector) => [selector])).toBe(`main{${expected}}`);
  expect(used(`main{${declaration}}`)).toBe(`main{${expected}}`);
});

test('an animation stays if a rule uses it, directly or through a property', () => {
  const css = 'main{--move:in 1s;animation:var(--move)}@keyframes in{0%{opacity:0}}';
  expect(used(css)).toBe(css.replaceAll('--move', '--a'));
});

test('the layers keep the order of the whole sheet even if one is empty', () => {
  const css = '@layer base{.toast{color:red}}@layer components{main{color:red}}';
  expect(used(css)).toBe('@layer base,components;@layer components{main{color:red}}');
});

test('the whole sheet leaves the font faces to the page', () => {
  const css = '@font-face{font-family:a;src:url(/a.woff2)}.toast{color:red}';
  expect(wholeSheet(readSheet(css), (selector) => [selector])).toBe('.toast{color:red}');
});
