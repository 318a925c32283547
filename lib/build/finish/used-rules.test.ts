import { readSheet, usedRules, withoutFontFaces } from '@/lib/build/finish/used-rules';

const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>
  <main class="page md:flex" data-slot="sheet"><p class="a">1</p><p>2</p><input type="text"></main>
  <details class="group"><summary>More</summary></details><noscript><b>Call us</b></noscript>
</body></html>`;

const used = (css: string, readByPage: string[] = []) =>
  usedRules(readSheet(css), html, readByPage);

describe('a rule stays if the page may come to match it', () => {
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
    ['of a face', '@font-face{font-family:a;src:url("/a.woff2")}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe(css);
  });
});

describe('a rule goes if no state of the page matches it', () => {
  test.each([
    ['of another class', '.toast{color:red}'],
    ['of another class in a state', '.toast:hover{color:red}'],
    ['of a part that nothing there has', '::-webkit-progress-bar{color:red}'],
    ['of another place', 'p:nth-child(5){color:red}'],
    ['of another value', '[data-slot=dialog]{color:red}'],
    ['of what it does not hold', 'main:has(dialog){color:red}'],
    ['in a condition, and with it the condition', '@media print{.toast{color:red}}'],
    ['of an animation that nothing uses', '@keyframes in{0%{opacity:0}}'],
    ['of a property that nothing reads', '@property --x{syntax:"*";inherits:false}'],
    ['of properties that only they read', 'main{--x:1;--y:var(--x)}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe('');
  });
});

test('of a list of selectors only the used ones stay', () => {
  expect(used('main,.toast,p{color:red}')).toBe('main,p{color:red}');
});

test.each([
  ['a rule', 'main{--x:1;color:var(--x)}', []],
  ['an attribute of the page', 'main{--x:1}', ['--x']],
])('a property that %s reads stays', (_, css, readByPage) => {
  expect(used(css, readByPage)).toBe(css);
});

test('an animation stays that a rule uses, by way of a property too', () => {
  const css = 'main{--move:in 1s;animation:var(--move)}@keyframes in{0%{opacity:0}}';
  expect(used(css)).toBe(css);
});

test('the layers keep the order of the whole sheet, though one of them is empty here', () => {
  const css = '@layer base{.toast{color:red}}@layer components{main{color:red}}';
  expect(used(css)).toBe('@layer base,components;@layer components{main{color:red}}');
});

test('the whole sheet leaves its faces to the page', () => {
  const css = '@font-face{font-family:a;src:url(/a.woff2)}.toast{color:red}';
  expect(withoutFontFaces(readSheet(css))).toBe('.toast{color:red}');
});
