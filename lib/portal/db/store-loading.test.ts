import { failureSentence } from '@/lib/browser/operation-failure';

const ENGINE = '@/lib/portal/db/engine';

/** The error for a chunk that fails to load. */
function missing(): never {
  const error = new Error('Failed to load chunk');
  error.name = 'ChunkLoadError';
  throw error;
}

afterEach(() => jest.dontMock(ENGINE));

test('a chunk that fails to load is reported to its caller and requested again on the next use', async () => {
  jest.resetModules();
  jest.doMock(ENGINE, missing);
  const { change, openStore } = await import('@/lib/portal/db/store');
  await expect(openStore()).rejects.toThrow('chunk');
  const refused = await change(async () => {}).catch((error) => error);
  expect([refused.name, refused.message]).toEqual([
    'OperationError',
    failureSentence(refused.cause),
  ]);
  expect(refused.message).toMatch(/did not load/);

  const withStore = jest.fn().mockResolvedValue('done');
  jest.resetModules();
  jest.doMock(ENGINE, () => ({ withStore }));
  expect(await change(async () => {})).toBe('done');
});
