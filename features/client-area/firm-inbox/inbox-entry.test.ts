import type { InboxEntry } from '@/features/client-area/firm-inbox/inbox';
import { getClientName } from '@/features/client-area/firm-inbox/inbox-entry';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { createTestRequest } from '@/lib/test-support/thread-messages';

const getShownName = (name: string) => {
  const request = createTestRequest({ client: { name, email: '', phone: '' } });
  return getClientName({ events: { request } } as InboxEntry);
};

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['M/s Sharma & Sons', 'M/s Sharma & Sons'],
  [`A${'\u0301'.repeat(80)}sha`, `A${'\u0301'.repeat(3)}sha`],
  ['Asha\u202e oaR', 'Asha oaR'],
  ['Asha\u2028Approved', 'Asha Approved'],
  ['\u2066Asha\u2069', 'Asha'],
  ['As\u200bha', 'Asha'],
  ['\u092f\u094d\u200d', '\u092f\u094d\u200d'],
  ['\u202e\u2060', 'No name given'],
  ['', 'No name given'],
])('the name %j is shown as %j', (name, shown) => {
  expect(getShownName(name)).toBe(shown);
});

test('the name of a service is tidied in the same way', () => {
  expect(formatQuotationTitle({ services: [{ service: 'Audit\u202e tiduA' }] })).toBe(
    'Audit tiduA',
  );
});
