import { deflateRawSync } from 'node:zlib';
import { pack, unpack } from '@/features/client-area/protocol/packing';

const KB = 1024;
const createText = (bytes: number) => 'a'.repeat(bytes - 2);
const packText = (text: string) => new Uint8Array(deflateRawSync(JSON.stringify(text)));

test('a message of 128 KB is packed and unpacked, one byte more is neither', async () => {
  const most = createText(128 * KB);
  expect(await unpack(await pack(most))).toBe(most);
  await expect(pack(`${most}a`)).rejects.toMatchObject({ code: 'tooMuch' });
  await expect(unpack(packText(`${most}a`))).rejects.toMatchObject({ code: 'tooLong' });
});

test('bytes that are not UTF-8 count as damaged', async () => {
  const broken = new Uint8Array(deflateRawSync(Buffer.from([0x22, 0xc3, 0x28, 0x22])));
  await expect(unpack(broken)).rejects.toMatchObject({ code: 'damaged' });
});
