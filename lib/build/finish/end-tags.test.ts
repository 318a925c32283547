import { withoutEndTags } from '@/lib/build/finish/end-tags';

const finish = (body: string) =>
  withoutEndTags('out/page.html', `<!DOCTYPE html><html><head></head><body>${body}</body></html>`)
    .replace(/^.*<body>/, '')
    .replace('</body></html>', '');

test.each([
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a<dd>b</dl>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><td>b<td>c</table>',
  ],
  ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
])('%s needs no more than %s', (html, shorter) => {
  expect(finish(html)).toBe(shorter);
});

test.each([
  'a paragraph in a link: <a href="/"><p>a</p></a>',
  'a paragraph in a label: <span><p>a</p></span>',
  'a paragraph before text: <div><p>a</p>b</div>',
  'a paragraph before a phrase: <div><p>a</p><span>b</span></div>',
  'an entry before a comment of React: <ul><li>a</li><!--$--></ul>',
  'a term at the end: <dl><dt>a</dt></dl>',
  'a paragraph without script: <noscript><p>a</p></noscript>',
])('keeps the end tag of %s', (html) => {
  expect(finish(html)).toBe(html);
});
