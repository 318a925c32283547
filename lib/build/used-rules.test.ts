import { readFileSync } from 'node:fs';
import { parsePage, serialisePage } from '@/lib/build/page';
import {
  createStylesheetReader,
  inlineUsedRules,
  readStylesheet,
  selectUsedRules,
  withoutFonts,
} from '@/lib/build/used-rules';
import { listFiles } from '@/lib/list-files';

const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>
  <main class="page md:flex" data-slot="sheet"><p class="a">1</p><p>2</p><input type="text" placeholder="3"></main>
  <details class="group"><summary>More</summary></details><noscript><b>Call us</b></noscript>
</body></html>`;

const used = (css: string, page = html) =>
  selectUsedRules(readStylesheet(css), parsePage('a.html', page));

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
    ['of an area that is shown', '[data-area=own] p{color:red}'],
    ['of a cart with something in it', '[data-cart] p{color:red}'],
    ['of an area with a lock', '[data-lock] p{color:red}'],
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

describe('a rule goes if it cannot match the page in any state', () => {
  test.each([
    ['of another class', '.toast{color:red}'],
    ['of another class in a state', '.toast:hover{color:red}'],
    ['of another place', 'p:nth-child(5){color:red}'],
    ['of another value', '[data-slot=dialog]{color:red}'],
    ['of what it does not hold', 'main:has(dialog){color:red}'],
    ['in a condition, and with it the condition', '@media print{.toast{color:red}}'],
    ['of an animation that nothing uses', '@keyframes in{0%{opacity:0}}'],
    ['of a shadow tree, which there is none of', ':host{color:red}'],
    ['of a property that nothing reads', '@property --x{syntax:"*";inherits:false}'],
    ['of properties that only they read', 'main{--x:1;--y:var(--x)}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe('');
  });
});

test('rules for typed text stay only on a page with a text field', () => {
  const css = '::placeholder{color:red}';
  expect(used(css, html.replace('type="text"', 'type="radio"'))).toBe('');
});

test('only the used selectors of a list stay', () => {
  expect(used('main,.toast,p{color:red}')).toBe('main,p{color:red}');
});

test.each([
  ['a rule', 'main{--x:1;color:var(--x)}', html],
  ['an attribute of the page', 'main{--x:1}', html.replace('<p>', '<p style="color:var(--x)">')],
])('a property stays if %s reads it', (_, css, page) => {
  expect(used(css, page)).toBe(css);
});

test('an animation stays if a rule uses it, directly or through a property', () => {
  const css = 'main{--move:in 1s;animation:var(--move)}@keyframes in{0%{opacity:0}}';
  expect(used(css)).toBe(css);
});

test('the layers keep the order of the whole sheet even if one is empty', () => {
  const css = '@layer base{.toast{color:red}}@layer components{main{color:red}}';
  expect(used(css)).toBe('@layer base,components;@layer components{main{color:red}}');
});

test('the whole sheet stays in the page as a link that is not fetched', () => {
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">';
  const page = parsePage('a.html', html.replace('</head>', `${link}</head>`));
  const css = 'main{color:red}.toast{color:blue}';
  inlineUsedRules(
    page,
    createStylesheetReader((path) => (path === '/_next/static/chunks/a.css' ? css : '')),
  );
  expect(serialisePage(page)).toContain(
    `<style>main{color:red}</style>${link.replace('>', ' disabled="">')}</head>`,
  );
});

test('whole sheets come after all inlined rules, so that Chromium sees them as added at the end', () => {
  const links = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/${name}.css">`);
  const page = parsePage('a.html', html.replace('</head>', `${links.join('')}</head>`));
  inlineUsedRules(
    page,
    createStylesheetReader((path) => `main{--x:${path}}p{color:var(--x)}`),
  );
  expect(serialisePage(page).match(/<(style|link)/g)).toEqual([
    '<style',
    '<style',
    '<link',
    '<link',
  ]);
});

test('no :has() contains :not(), which would restyle the whole page for every added element', () => {
  const sheets = listFiles(['app', 'components', 'features']).filter((file) =>
    file.endsWith('.css'),
  );
  for (const file of sheets) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/:has\((?:[^()]|\([^()]*\))*:not\(/);
  }
});

test('a property that only another sheet of the page reads stays', () => {
  const fonts = readStylesheet('.page{--font-a:a;--font-b:b}');
  const text = readStylesheet('main{font-family:var(--font-a)}');
  const page = parsePage('a.html', html);
  expect(selectUsedRules(fonts, page, [text])).toBe('.page{--font-a:a}');
  expect(selectUsedRules(fonts, page)).toBe('');
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("b.png")', 'url(/_next/static/chunks/b.png)'],
  ['url(/icon.svg)', 'url(/icon.svg)'],
  ['url(#mark)', 'url(#mark)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url("data:image/svg+xml,%3Csvg%3E")', 'url("data:image/svg+xml,%3Csvg%3E")'],
])('an address in a style sheet, %s, is read from the page as %s', (address, inPage) => {
  const sheet = createStylesheetReader(() => `main{mask:${address}}`)('/_next/static/chunks/a.css');
  expect(selectUsedRules(sheet, parsePage('a.html', html))).toBe(`main{mask:${inPage}}`);
});

test('a measured fallback names the font of the same widths on Linux as well', () => {
  const sheet = createStylesheetReader(
    () => '@font-face{font-family:b;src:local("Arial");size-adjust:101%}p{font-family:b}',
  )('/_next/static/chunks/a.css');
  expect(sheet.root.toString()).toContain('src:local("Arial"),local(Liberation Sans);');
});

test('the whole sheet declares no font again', () => {
  expect(withoutFonts('@font-face{font-family:a;src:url(/a.woff2)}p{color:red}')).toBe(
    'p{color:red}',
  );
});
