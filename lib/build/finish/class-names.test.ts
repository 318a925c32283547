import { shortClassNames } from '@/lib/build/finish/class-names';
import { applyEdits, readPage } from '@/lib/build/finish/page';

const pageOf = (body: string) =>
  readPage('out/page.html', `<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
const page = pageOf(
  '<p class="flex">1</p><p class="flex  md:w-1/2 ">2</p><p class="">3</p><noscript><b class="flex">4</b></noscript>',
);
const names = shortClassNames([page], ['.flex{}']);

test('classes get short names, in noscript elements too, and nothing else changes', () => {
  expect(applyEdits(page.html, names.edits(page))).toBe(
    page.html.replace('flex  md:w-1/2 ', 'a b').replaceAll('"flex"', '"a"').replace('class=""', ''),
  );
});

test('the most frequent class gets the shortest name that is free in sheets and pages', () => {
  const many = Array.from({ length: 60 }, (_, index) => `<p class="used-${index}">`).join('');
  const other = shortClassNames([pageOf(`<i class="b used-7">${many}`)], ['.a{}.c.d{margin:.5em}']);
  expect(other.shorten('.used-7')).toBe('.e');
  expect(other.shorten('.used-0')).toBe('.g');
  expect(other.shorten('.used-59')).toMatch(/^\.[a-z]\w$/i);
});

test('classes that always occur together share a name', () => {
  const pages = [
    pageOf('<p class="flex gap-2">1</p><p class="p-1 gap-2 flex p-2">2</p>'),
    pageOf('<p class="p-2 p-1">3</p><p class="p-2">4</p>'),
  ];
  const shared = shortClassNames(pages, []);
  const written = pages.map(
    (one) => /<body>(.*)<.body>/.exec(applyEdits(one.html, shared.edits(one)))?.[1],
  );
  expect(written).toEqual([
    '<p class="b">1</p><p class="c b a">2</p>',
    '<p class="a c">3</p><p class="a">4</p>',
  ]);
  expect(shared.withBoth('.flex')).toEqual(['.flex', '.b']);
  expect(shared.withBoth('.gap-2')).toEqual(['.gap-2', '.b']);
});

test.each([
  ['.flex', '.a', '.flex,.a'],
  ['.md\\:w-1\\/2:hover', '.b:hover', '.md\\:w-1\\/2:hover,.b:hover'],
  ['p.flex::before', 'p.a::before', 'p.flex::before,p.a::before'],
  ['.flex .md\\:w-1\\/2', '.a .b', '.flex .md\\:w-1\\/2,.a .md\\:w-1\\/2,.flex .b,.a .b'],
  [
    ':is(:where(.flex):is([open],:open) *)',
    ':is(:where(.a):is([open],:open) *)',
    ':is(:where(.flex,.a):is([open],:open) *)',
  ],
  [':not(.flex)', ':not(.a)', ':not(.flex,.a)'],
  [
    '.flex:is(.md\\:w-1\\/2 *)',
    '.a:is(.b *)',
    '.flex:is(.md\\:w-1\\/2 *,.b *),.a:is(.md\\:w-1\\/2 *,.b *)',
  ],
  ['.other:nth-child(2n + 1)', '.other:nth-child(2n + 1)', '.other:nth-child(2n + 1)'],
  ['[href$=".flex"]', '[href$=".flex"]', '[href$=".flex"]'],
])('%s', (selector, short, both) => {
  expect(names.shorten(selector)).toBe(short);
  expect(names.withBoth(selector).join()).toBe(both);
});

test('an attribute selector for classes stops the build', () => {
  expect(() => names.shorten('[class*="size-"]')).toThrow('reads class as a text');
});
