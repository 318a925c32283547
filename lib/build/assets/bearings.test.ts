import { readFileSync } from 'node:fs';
import { glyphOf, metricsAt, withRoom } from '@/lib/build/assets/bearings';

const eczar = readFileSync('node_modules/@expo-google-fonts/eczar/Eczar_600SemiBold.ttf');

const measures = (font: Buffer, character: string) => {
  const at = metricsAt(font, glyphOf(font, character));
  return [font.readUInt16BE(at), font.readInt16BE(at + 2)];
};

test('the rupee sign has more room, and no other glyph', () => {
  const wider = withRoom(eczar, '₹', { left: 0.02, right: 0.09 });
  const [width = 0, bearing = 0] = measures(eczar, '₹');
  expect(measures(wider, '₹')).toEqual([width + 110, bearing + 20]);
  for (const other of '0129Ar') expect(measures(wider, other)).toEqual(measures(eczar, other));
  // Width and bearing, both edges of the outline, and its first point.
  const changed = wider.filter((byte, at) => byte !== eczar[at]).length;
  expect(changed).toBeGreaterThanOrEqual(5);
  expect(changed).toBeLessThanOrEqual(10);
});

test('a character that the font lacks is named', () => {
  expect(() => withRoom(eczar, '漢', { left: 0, right: 0 })).toThrow('The font has no 漢.');
});
