import { messagesInWords, waitingDays } from '@/content/words/messages';
import { deliverySchema } from '@/lib/content/delivery-schema';

const faultsOf = (delivery: unknown) =>
  (deliverySchema.safeParse(delivery).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each([
  ['none', 'none'],
  ['an endpoint', { endpoint: 'https://forms.example/f/1' }],
  ['a key of the service', { endpoint: 'https://forms.example', fields: { access_key: 'abc' } }],
])('%s is a delivery', (_, delivery) => {
  expect(faultsOf(delivery)).toEqual([]);
});

const SAFE =
  'endpoint: must be one https address of host and path alone, or an http one on localhost or 127.0.0.1';

test.each([
  ['a word', 'email', [": must be 'none' or name an endpoint"]],
  ['nothing', undefined, [": must be 'none' or name an endpoint"]],
  ['a plain address', { endpoint: 'http://forms.example' }, [SAFE]],
  ['no address', { endpoint: 'forms' }, [SAFE]],
  [
    'a field that each message brings',
    { endpoint: 'https://forms.example', fields: { id: '1' } },
    [expect.stringMatching(/^fields: must not name id, form, name,/)],
  ],
])('%s is refused, and its field named', (_, delivery, faults) => {
  expect(faultsOf(delivery)).toEqual(faults);
});

test('the privacy policy says that messages stay in the browser, or where they go', () => {
  const stay = JSON.stringify(messagesInWords('none'));
  expect(stay).toContain('they transmit nothing');
  const go = messagesInWords({ endpoint: 'https://forms.example/f/secret' });
  expect(go.forms).toContain('They go to forms.example,');
  expect(go.sharing.join()).toContain('forms.example');
  expect(go.retention[0]?.text).toContain(`${waitingDays} days`);
  expect(JSON.stringify(go)).not.toMatch(/transmit nothing|a form or the client area stays|secret/);
});
