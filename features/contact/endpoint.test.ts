import {
  getMessageOrigin,
  isLoopback,
  isSafeEndpoint,
  isSiteAddress,
} from '@/features/contact/endpoint';

test.each([
  'https://formspree.io/f/abcdwxyz',
  'https://api.web3forms.com/submit',
  'https://www.example.in:8443/messages',
  'https://फर्म.भारत/messages',
  'http://127.0.0.1:4000/messages',
  'http://localhost/messages',
])('%s may receive messages', (address) => {
  expect(isSafeEndpoint(address)).toBe(true);
});

test.each([
  'http://example.in/messages',
  'http://127.0.0.1.example.in/messages',
  'http://[::1]:4000/messages',
  'https://asha:secret@example.in/messages',
  'https://asha@example.in/messages',
  'https://*.example.in/messages',
  'https://*/messages',
  'https://example.in/*',
  "https://example.in;script-src'unsafe-inline'/messages",
  'https://example.in,https://elsewhere.in/messages',
  'https://example.in/messages?firm=1',
  'https://example.in/messages?',
  'https://example.in/messages#1',
  ' https://example.in/messages',
  'https://example.in/mess\nages',
  'https:\\\\example.in/messages',
  'https:example.in/messages',
  'https:///example.in/messages',
  'https://example..in/messages',
  'wss://example.in/messages',
  'data:text/plain,x',
  'ftp://localhost/messages',
  'javascript:alert(1)',
  '//example.in/messages',
  '/messages',
  'example.in',
  '',
])('"%s" may not', (address) => {
  expect(isSafeEndpoint(address)).toBe(false);
});

test('the origin is in the form that a policy names', () => {
  expect(getMessageOrigin('none')).toBeNull();
  expect(getMessageOrigin({ endpoint: 'https://Forms.Example:443/f/1?a#b' })).toBe(
    'https://forms.example',
  );
});

test('this machine is told apart from others', () => {
  expect(isLoopback('http://127.0.0.1:4000/')).toBe(true);
  expect(isLoopback('https://forms.example/')).toBe(false);
});

test.each([
  'https://www.firm.in',
  'https://firm.in:8443',
  'http://localhost:3000',
  'https://फर्म.भारत',
])('a site can be built for %s', (address) => {
  expect(isSiteAddress(address)).toBe(true);
});

test.each([
  'www.firm.in',
  'http://www.firm.in',
  '//www.firm.in',
  'https://',
  'https://www.firm.in/site',
  'https://*.firm.in',
  'https://asha:secret@firm.in',
  'firm',
  '',
])('a site cannot be built for "%s"', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});
