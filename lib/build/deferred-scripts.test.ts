import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREA, TODAY } from '@/lib/browser/attributes';
import { deferScripts } from '@/lib/build/deferred-scripts';
import { parsePage, serialisePage } from '@/lib/build/page';

const head =
  '<meta charset="utf-8"><link rel="preload" as="script" href="/_next/static/chunks/a.js">' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" nomodule=""></script><title>A page</title>';
const data = '<script type="application/ld+json">{"name":"A & B"}</script>';
const start = '<script id="_R_">TURBOPACK.push({"runtimeModuleIds":[7]});</script>';
const description =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\"</p> \\u003c/script>\\"\\n"])</script>' +
  '<script>self.__next_f.push([1,"2:₹"])</script>';
const text = '1:"</p> </script>"\n2:₹';
const served = `<!DOCTYPE html><html><head>${head}</head><body><main>${data}</main>${start}${description}</body></html>`;

const scripts = { inline: 'note()', dates: 'write()', loader: '/_next/static/loader-1.js' };
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));

beforeAll(() => {
  for (const name of ['not-found.txt', 'page.txt']) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

function defer(html = served, name = 'page.html') {
  const page = parsePage(path.join(folder, name), html);
  deferScripts(page, folder, scripts);
  return serialisePage(page);
}

test('the scripts of the framework stay as text, and the description goes to its file', () => {
  expect(defer()).toBe(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><script data-cfasync="false">note()</script>' +
      '<script id="loader" async="" src="/_next/static/loader-1.js" data-cfasync="false"></script>' +
      '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"conservative"}]}</script>' +
      '<script src="/_next/static/chunks/a.js" async="" type="text/plain"></script>' +
      '<title>A page</title></head>' +
      `<body><main>${data}</main>` +
      '<script id="_R_" type="text/plain" data-description="/page.txt">TURBOPACK.push({"runtimeModuleIds":[7]});</script>' +
      '</body></html>',
  );
});

test('a page of the client area loads the framework at once if there are rows to show', () => {
  const html = defer(served.replace('<main>', '<main data-application="samples">'));
  const [, asking = ''] = /<script>(if\(.*?)<\/script>/.exec(html) ?? [];
  expect(html.indexOf(asking)).toBeGreaterThan(html.indexOf('note()'));
  const asked = (hasRows: boolean) => {
    const append = jest.fn();
    const documentElement = { hasAttribute: (name: string) => name === AREA && hasRows };
    const createElement = () => ({});
    new Function('document', asking)({ documentElement, head: { append }, createElement });
    return append.mock.calls.map(([{ rel, href }]) => [rel, href]);
  };
  expect(asked(false)).toEqual([]);
  expect(asked(true)).toEqual([['preload', '/_next/static/chunks/a.js']]);
});

test('a page with a date has the script that writes it, at its end', () => {
  const dated = served.replace('<main>', `<main><b ${TODAY}="">the day you read this</b>`);
  expect(defer(dated)).toContain('</script><script>write()</script></body>');
});

test('the page for a path that does not exist has a file that every host sends', () => {
  expect(defer(served, '404.html')).toContain('data-description="/not-found.txt"');
});

test.each([
  ['an inline script', '<script>alert(1)</script>', 'a script of an unknown kind'],
  ['a streaming script of React', '<script>$RC("B:0")</script>', 'a script of an unknown kind'],
  [
    'a description with more after it',
    '<script>self.__next_f.push([1,"a"]);x()</script>',
    'a script of an unknown kind',
  ],
  [
    'another description',
    '<script>self.__next_f.push([1,"a"])</script>',
    'its description is not that of',
  ],
  ['a second start', start, 'not one script that starts it'],
])('the build stops on %s and names the page', (_, element, problem) => {
  const html = served.replace(data, data + element);
  expect(() => defer(html)).toThrow(`${path.join(folder, 'page.html')}: `);
  expect(() => defer(html)).toThrow(problem);
});

test.each([
  ['no start', start],
  ['no charset', '<meta charset="utf-8">'],
])('the build stops on a page with %s', (_, part) => {
  expect(() => defer(served.replace(part, ''))).toThrow('page.html: no charset first');
});
