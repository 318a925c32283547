import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { shortClassNames } from '@/lib/build/finish/class-names';
import { finishPage } from '@/lib/build/finish/finish';
import { sheetReader } from '@/lib/build/finish/inline-styles';
import { namedFiles } from '@/lib/build/finish/named-files';
import { readPage } from '@/lib/build/finish/page';
import { chunkReach } from '@/lib/build/finish/reach';
import { aheadRules } from '@/lib/runtime/fetch-ahead';
import { flightFile, type PageStart } from '@/lib/runtime/protocol';
import { todayScript } from '@/lib/runtime/today-script';

const head =
  '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/react.js" async=""></script>' +
  '<script src="/_next/static/chunks/turbopack-1a.js" async=""></script>' +
  '<title>A page</title>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const jsonLd = '<script type="application/ld+json">{"name":"A & B"}</script>';
const main = `<main id="content">${jsonLd}<p>It is <span><script>${todayScript}</script></span>, a &amp; b<!-- --> c</p></main>`;
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js","static/chunks/react.js"],"runtimeModuleIds":[7]});</script>';
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\"</p> \\u003c/script>\\"\\n"])</script>';
const body = `${main}${bootstrap}<script src="/_next/static/chunks/main.js" async=""></script>${flight}`;
const served = `<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`;

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const names = shortClassNames([], []);
const digests = {
  [chunk('react')]: 'sha256-react',
  [chunk('turbopack-1a')]: 'sha256-turbopack',
  [chunk('main')]: 'sha256-main',
  [chunk('later')]: 'sha256-later',
  [chunk('other')]: 'sha256-other',
};
const surroundings = {
  early: 'note()',
  loader: { path: '/_next/static/loader/0.js', content: 'load()' },
  names,
  sheetOf: sheetReader(() => 'p{background:url("../media/a.png")}', names),
  messageOrigin: null,
  framework: {
    path: '/_next/static/framework/0.js',
    content: 'protect()',
    chunks: [chunk('react'), chunk('turbopack-1a')],
  },
  digests,
  reach: chunkReach(digests, (path) => (path === chunk('main') ? 'static/chunks/later.js' : '')),
};
const inlined = 'p{background:url("/_next/static/media/a.png")}';
const whole = `/_next/static/styles/${createHash('sha256').update(inlined).digest('base64url').slice(0, 12)}.css`;
const pageOf = (html: string) => readPage('out/page.html', html);
const finishWith = (css: string) =>
  finishPage(pageOf(served), { ...surroundings, sheetOf: sheetReader(() => css, names) });
const finish = (html = served) => finishPage(pageOf(html), surroundings);

test('puts the policy, the inline script and the loader right after the charset', () => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${sha256('note()')}' '${sha256(aheadRules)}' '${sha256(todayScript)}'`,
    `style-src 'self' '${sha256(inlined)}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src blob:',
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default archive-worker',
  ].join('; ');
  const { html, flight: data } = finish();
  const digest = sha256(data.content).replace('sha256-', '');
  const loader = `<script id="loader" async src="/_next/static/loader/0.js" crossorigin integrity="${sha256('load()')}" data-page="${digest}"></script>`;
  expect(flightFile(digest)).toEqual([data.path, sha256(data.content)]);
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"><script>note()</script>${loader}<link rel="expect" href="#content" blocking="render"><meta name="viewport"`,
  );
});

test('allows requests to the origin that receives messages, and to no other', () => {
  const { html } = finishPage(pageOf(served), {
    ...surroundings,
    messageOrigin: 'https://forms.example',
  });
  expect(html).toContain("connect-src 'self' https://forms.example; manifest-src");
  expect(html.match(/https:/g)).toHaveLength(1);
});

test('a style attribute is allowed by its own hash, and only on its page', () => {
  const { html } = finish(served.replace('<main ', '<main style="color:red" '));
  expect(html).toContain(`style-src-attr 'unsafe-hashes' '${sha256('color:red')}';`);
  expect(finish().html).not.toContain('unsafe');
});

test('removes the framework, and lists the page\u2019s own files beside its flight data', () => {
  const { html, flight: written } = finish();
  const self: { pageStart?: PageStart } = {};
  runInNewContext(written.content, { self });
  expect(self.pageStart).toEqual({
    files: [
      [whole, sha256(inlined)],
      [chunk('main'), 'sha256-main'],
    ],
    sheets: ['/_next/static/chunks/a.css'],
    // What nothing on the page leads to is left out.
    later: { 'later.js': 'sha256-later' },
    entry: { otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [7] },
  });
  expect(namedFiles(written.content)).toEqual(self.pageStart?.files);
  expect(html).toContain('</main></body></html>');
  expect(html).not.toContain('/_next/static/chunks/main');
  expect(html).not.toContain('__next_f');
});

test('leaves unused rules out of the page, and sends them with the framework', () => {
  const css = `${inlined}@font-face{font-family:a;src:url(/a.woff2)}.toast{color:red}`;
  const { html, sheets } = finishWith(css);
  const kept = css
    .replace('.toast{color:red}', '')
    .replace('url(/a', 'url("/a')
    .replace('2)', '2")');
  expect(html).toContain(`<style>${kept}</style>`);
  expect(html).toContain(`'${sha256(kept)}'`);
  expect(sheets.map(({ content }) => content)).toEqual([`${inlined}.toast{color:red}`]);
});

test('puts the style sheet into the page in place of its link, which comes with the framework', () => {
  expect(finish().html).toContain(`<style>${inlined}</style><title>`);
});

test.each([
  ['url(../media/a.png?1#b)', 'url("/_next/static/media/a.png?1#b")'],
  ["url( 'a b.png' )", 'url("/_next/static/chunks/a%20b.png")'],
  ['url(/icon.svg)', 'url("/icon.svg")'],
  ['url(#mark)', 'url(#mark)'],
  ['url(DATA:image/png;base64,AA)', 'url(DATA:image/png;base64,AA)'],
  [
    `url("data:image/svg+xml,<a fill='url(%23g)'>")`,
    `url("data:image/svg+xml,<a fill='url(%23g)'>")`,
  ],
])('an address in a style sheet: %s', (address, inPage) => {
  expect(finishWith(`p{mask:${address}}`).html).toContain(`<style>p{mask:${inPage}}</style>`);
});

test('leaves every other byte as it was, except optional end tags', () => {
  const untouched = finish()
    .html.replace(/<meta http-equiv.*?blocking="render">/, '')
    .replace(/<style>.*<\/style>/, '');
  const withoutScripts = served
    .replace(/<script src.*?<\/script>/g, '')
    .replace(/<link rel="(preload" as="script|stylesheet)".*?>/g, '')
    .replace(bootstrap, '')
    .replace(flight, '')
    .replace('</p>', '');
  expect(untouched).toBe(withoutScripts);
});

test('the file of flight data does what the inline scripts did', () => {
  const { path, content } = finish().flight;
  expect(path).toMatch(/^\/_next\/static\/flight\/[\w-]{12}\.js$/);
  const self: { __next_f?: unknown[] } = {};
  runInNewContext(content, { self });
  expect(JSON.stringify(self.__next_f)).toBe('[[0],[1,"1:\\"</p> </script>\\"\\n"]]');
});

test('uses short class names in the rules of a page, and both names in the whole sheet', () => {
  const page = pageOf(
    served.replace('<main ', '<main class="wrap md:flex" ').replace('<p>', '<p class="lead wrap">'),
  );
  const css = '.wrap>.lead,.md\\:flex{color:red}.toast .wrap{color:blue}';
  const short = shortClassNames([page], [css]);
  const { html, sheets } = finishPage(page, {
    ...surroundings,
    names: short,
    sheetOf: sheetReader(() => css, short),
  });
  expect(html).toContain('<main class="a c" id="content">');
  expect(html).toContain('<p class="b a">');
  expect(html).toContain('<style>.a>.b,.c{color:red}</style>');
  expect(sheets[0]?.content).toBe(
    '.wrap>.lead,.a>.lead,.wrap>.b,.a>.b,.md\\:flex,.c{color:red}.toast .wrap,.toast .a{color:blue}',
  );
});

test('moves the rules for paper and forced colours to a file, in their layers', () => {
  const css =
    '@layer base{p{color:red}@media print{p{color:black}}}@layer late{@media (forced-colors: active){p{color:CanvasText}}}@media print{@page{size:a4}}';
  const { html, asides } = finishWith(css);
  const [aside] = asides;
  expect(aside?.content).toBe(
    '@layer base{@media print{p{color:black}}}@layer late{@media (forced-colors: active){p{color:CanvasText}}}@media print{@page{size:a4}}',
  );
  expect(html).toContain(
    `<style>@layer base,late;@layer base{p{color:red}}</style><link rel="stylesheet" href="${aside?.path}" media="print,(forced-colors:active)" crossorigin integrity="${sha256(aside?.content ?? '')}"><title>`,
  );
  expect(finishWith('p{color:red}').asides).toEqual([]);
});

test('gives the same page each time', () => {
  expect(finish()).toEqual(finish());
});

describe('fails and names the file and the element, on', () => {
  const inBody = (element: string) => served.replace(jsonLd, `${element}${jsonLd}`);

  test.each([
    ['an unknown inline script', '<script>alert(1)</script>', 'a script of an unknown kind'],
    [
      'a script of another folder',
      '<script src="/a.js" async=""></script>',
      'a script of an unknown kind',
    ],
    [
      'a blocking chunk',
      '<script src="/_next/static/chunks/a.js"></script>',
      'a script of an unknown kind',
    ],
    [
      'a module',
      '<script type="module" src="/_next/static/chunks/a.js"></script>',
      'a script of an unknown kind',
    ],
    [
      'flight data with more after it',
      '<script>self.__next_f.push([1,"a"]);x()</script>',
      'a script of an unknown kind',
    ],
    [
      'a streaming script of React',
      '<script>$RC("B:0","S:0")</script>',
      'a script of an unknown kind',
    ],
    [
      'an unknown script preload',
      '<link rel="preload" as="script" href="/b.js">',
      'an unknown preload',
    ],
    ['a second bootstrap', bootstrap, 'a second script starts the page'],
    ['an event handler', '<p onclick="go()">', 'an inline event handler'],
    ['a script address', '<a href=" JavaScript:go()">', 'script in an address'],
    ['an inline style sheet', '<style>', 'the Content-Security-Policy has no place for it'],
    ['a frame', '<iframe src="/about">', 'the Content-Security-Policy has no place for it'],
    ['a base address', '<base href="/x/">', 'the Content-Security-Policy has no place for it'],
    ['a plug-in', '<object data="/x.pdf">', 'the Content-Security-Policy has no place for it'],
    [
      'a picture from elsewhere',
      '<img src="https://elsewhere.example/a.png">',
      'a file that is not served from the site itself',
    ],
    [
      'a style sheet from elsewhere',
      '<link rel="stylesheet" href="//elsewhere.example/a.css">',
      'a file that is not served from the site itself',
    ],
    [
      'a style sheet for another medium',
      '<link rel="stylesheet" href="/_next/static/chunks/b.css" media="print">',
      'a style sheet of an unknown kind',
    ],
    [
      'a second policy',
      '<meta http-equiv="Content-Security-Policy" content="">',
      'an http-equiv of its own',
    ],
  ])('%s', (_, element, problem) => {
    const tag = /^<[^>]*>/.exec(element)?.[0];
    expect(() => finish(inBody(element))).toThrow(`out/page.html: ${problem}: ${tag}`);
  });

  test.each([
    ['no bootstrap', bootstrap, '', 'no script starts the page'],
    [
      'a bootstrap of another form',
      '"otherChunks"',
      '"chunks"',
      'a bootstrap script of another form',
    ],
    [
      'a chunk that is awaited and missing',
      'static/chunks/react.js"]',
      'static/chunks/x.js"]',
      '/_next/static/chunks/x.js is awaited and not loaded',
    ],
    [
      'a chunk that the export does not have',
      '</head>',
      '<script src="/_next/static/chunks/gone.js" async=""></script></head>',
      '/_next/static/chunks/gone.js is loaded and not in the export',
    ],
    ['no flight data', flight, '', 'no flight data'],
    [
      'a head without its charset first',
      '<meta charSet="utf-8"/>',
      '',
      'the head does not begin with the charset',
    ],
    ['a main element without an id', ' id="content"', '', 'no id to wait for: <main>'],
    ['no chunks', /<script src="[^"]*" async=""><\/script>/g, '', 'no framework script'],
  ])('%s', (_, find, replacement, problem) => {
    expect(() => finish(served.replaceAll(find, replacement))).toThrow(`out/page.html: ${problem}`);
  });

  test.each([
    ['@import "b.css";', 'cannot be put into a page for its @import'],
    ['p{content:"</style>"}', 'cannot be put into a page for its </'],
    ['p{background:image-set("a.png" 1x)}', 'cannot be put into a page for its image-set('],
    ['p{background:url(//cdn.example/a.png)}', 'fetches //cdn.example/a.png from elsewhere'],
  ])('a style sheet with %s', (css, problem) => {
    expect(() => finishWith(css)).toThrow(`out/page.html: /_next/static/chunks/a.css ${problem}`);
  });

  test('a page that is finished already', () => {
    expect(() => finish(finish().html)).toThrow('out/page.html: it is finished already');
  });
});
