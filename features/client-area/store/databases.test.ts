import { runInTurn } from '@/features/client-area/store/databases';

type Request = (work: () => Promise<string>) => Promise<string>;

function withLocks(request: Request) {
  const locks = {
    request: (_name: string, _options: object, work: () => Promise<string>) => request(work),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
}

const rejection =
  (name: string): Request =>
  () =>
    Promise.reject(new DOMException('', name));

describe('work in turn with other tabs', () => {
  test('runs once, even if it fails', async () => {
    withLocks((work) => work());
    const work = jest.fn(() => Promise.reject(new Error('full')));
    await expect(runInTurn(work)).rejects.toThrow('full');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('does not run if its wait was cancelled', async () => {
    withLocks(rejection('AbortError'));
    const work = jest.fn(() => Promise.resolve('done'));
    await expect(runInTurn(work, AbortSignal.abort())).rejects.toThrow(DOMException);
    expect(work).not.toHaveBeenCalled();
  });

  test('runs without a turn if the browser has no locks or refuses them', async () => {
    withLocks(rejection('SecurityError'));
    expect(await runInTurn(() => Promise.resolve('done'))).toBe('done');
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    expect(await runInTurn(() => Promise.resolve('done'))).toBe('done');
  });
});
