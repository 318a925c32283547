import { isLoopback, isSafeEndpoint, messageOrigin } from '@/lib/forms/endpoint';

test.each([
  'https://formspree.io/f/abcdwxyz',
  'https://api.web3forms.com/submit',
  'https://www.example.in:8443/messages?firm=1',
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
  expect(messageOrigin('none')).toBeNull();
  expect(messageOrigin({ endpoint: 'https://Forms.Example:443/f/1?a#b' })).toBe(
    'https://forms.example',
  );
});

test('this machine is told apart from others', () => {
  expect(isLoopback('http://127.0.0.1:4000/')).toBe(true);
  expect(isLoopback('https://forms.example/')).toBe(false);
});
