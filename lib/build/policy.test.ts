import { createHash } from 'node:crypto';
import { parsePage, serialisePage } from '@/lib/build/page';
import { addPolicy } from '@/lib/build/policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function getPolicy(body: string, messageOrigin: string | null = null) {
  const page = parsePage(
    'out/a.html',
    `<head><meta charset="utf-8"><title>A</title></head>${body}`,
  );
  addPolicy(page, messageOrigin);
  return /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    serialisePage(page),
  )?.[1];
}

test('the policy of a page allows its own inline scripts and no others', () => {
  const page =
    '<script>one()</script><script type="text/plain" id="_R_">two(1 < 2)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(getPolicy(page)).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${sha256('one()')} ${sha256('two(1 < 2)')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src blob:',
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  );
});

test('messages may go to the origin that receives them, and to no other', () => {
  expect(getPolicy('', 'https://forms.example')).toContain(
    "connect-src 'self' https://forms.example; manifest-src",
  );
});

test('a script that counts page views may run and report to its own origin', () => {
  const page = parsePage('out/a.html', '<head><meta charset="utf-8"></head>');
  const script = 'https://count.example/count.js';
  addPolicy(page, 'https://forms.example', { script, attributes: { 'data-site': 'a"b' } });
  const html = serialisePage(page);
  expect(html).toContain(`script-src 'self' ${script}; `);
  expect(html).toContain("connect-src 'self' https://forms.example https://count.example; ");
  expect(html).toContain("require-trusted-types-for 'script'");
  expect(html).toContain(`<script async="" src="${script}" data-site="a&quot;b"></script></head>`);
});

test('the address of the counting script is written as browsers compare it', () => {
  const page = parsePage('out/a.html', '<head><meta charset="utf-8"></head>');
  addPolicy(page, null, { script: 'HTTPS://फर्म.example:443/गिनती.js' });
  const html = serialisePage(page);
  const script = 'https://xn--o2bgf0j.example/%E0%A4%97%E0%A4%BF%E0%A4%A8%E0%A4%A4%E0%A5%80.js';
  expect(html).toContain(`script-src 'self' ${script}; `);
  expect(html).toContain("connect-src 'self' https://xn--o2bgf0j.example; ");
  expect(html).toContain(`<script async="" src="${script}"></script>`);
});
