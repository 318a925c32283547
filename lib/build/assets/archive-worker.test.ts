import { site } from '@/content/site';
import { writeArchiveWorker } from '@/lib/build/assets/archive-worker';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), writeFileSync: jest.fn() }));
const { writeFileSync } = jest.requireMock<{ writeFileSync: jest.Mock }>('node:fs');

test('the worker that reads archives has no content of the firm and needs no `process`', () => {
  writeArchiveWorker();
  const [[, source]] = writeFileSync.mock.calls;
  expect(source).toContain('onmessage');
  expect(source).not.toContain(site.name);
  expect(source).not.toContain(new URL(site.url).hostname);
  expect(source).not.toMatch(/\bprocess\.env\b/);
});
