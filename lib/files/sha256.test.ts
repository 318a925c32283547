import { computeSha256Hex } from '@/lib/files/sha256';

afterEach(() => jest.restoreAllMocks());

test('known bytes have the known digest', async () => {
  expect(await computeSha256Hex(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('a page that came without encryption says where it works', async () => {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  await expect(computeSha256Hex(Uint8Array.of(1))).rejects.toThrow(
    'This browser cannot compare or pack files here. Open the site at its https address.',
  );
});
