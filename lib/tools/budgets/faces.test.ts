import { readPage } from '@/lib/build/finish/page';
import { facesFor } from '@/lib/tools/budgets/faces';

const css = `
@font-face{font-family:serif-latin;src:url(/_next/static/media/serif.woff2)format("woff2")}
@font-face{unicode-range:U+20B9;font-family:serif-rupee;src:url(/_next/static/media/serif-rupee.woff2)}
@font-face{unicode-range:U+20B9;font-family:"sans-rupee";src:url(/_next/static/media/sans-rupee.woff2)}
.fonts{--font-a:"serif-rupee";--font-b:"sans-rupee"}
:root{--font-serif:var(--font-a),serif-latin,serif;--font-sans:var(--font-b),sans-serif}
body{color:red;font-family:var(--font-sans)}
@layer base{h1,h2{font-family:var(--font-serif)}}
.amount{font-family:var(--font-serif);font-weight:600}.plain{font-family:var(--font-sans)}`;

const needs = (body: string) =>
  facesFor(
    readPage('a.html', `<html><head><title>₹</title></head><body>${body}</body></html>`),
    css,
  );
const SERIF = '/_next/static/media/serif-rupee.woff2';
const SANS = '/_next/static/media/sans-rupee.woff2';

test.each([
  ['no rupee in the text', '<p title="₹">Rs 5</p>', []],
  ['a rupee in body text', '<p>₹5</p>', [SANS]],
  ['a rupee in a heading', '<h2>From <b>₹5</b></h2>', [SERIF]],
  ['a rupee in an amount', '<p>5 <span class="x amount">₹5</span></p>', [SERIF]],
  ['a class that outranks the tag', '<h1 class="plain">₹5</h1>', [SANS]],
  ['both', '<h1>₹5</h1><p>₹5</p>', [SERIF, SANS]],
  ['what is not shown', '<script>"₹"</script><template>₹</template>', []],
])('%s', (_, body, files) => {
  expect(needs(body)).toEqual(files);
});
