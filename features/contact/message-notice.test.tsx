import { describeMessageHandling } from '@/content/words/messages';

const endpoint = 'https://forms.firm.in/in';

/** The notice in a page of a firm with this delivery. */
async function noticeFor(delivery: 'none' | { endpoint: string }) {
  jest.resetModules();
  jest.doMock('@/components/text/link', () => ({ Link: 'a' }));
  const { site, ...others } = jest.requireActual('@/content/site');
  jest.doMock('@/content/site', () => ({ ...others, site: { ...site, delivery } }));
  const { MessageNotice } = await import('@/features/contact/message-notice');
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<MessageNotice />);
}

test('a form that sends has the notice beside it, with a link to the policy', async () => {
  const page = await noticeFor({ endpoint });
  expect(page).toContain(describeMessageHandling({ endpoint }).notice);
  expect(page).toContain('href="/privacy"');
});

test('a form that sends nothing has no notice', async () => {
  expect(await noticeFor('none')).toBe('');
});
