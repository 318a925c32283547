import { addressOf } from '@/lib/build/offline';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['services/audit.html', '/services/audit'],
  ['404.html', '/404'],
  ['index.txt', '/index.txt'],
  ['_next/static/a.js', '/_next/static/a.js'],
])('%s is kept for %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
