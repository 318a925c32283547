import { sampleProfile } from '@/content/samples/profile';
import { getDatesCaption } from '@/features/client-area/home/next-dates-part';

const profile = (change: { panNumber?: string; gstNumber?: string }) => ({
  ...sampleProfile,
  id: 'client' as const,
  panNumber: '',
  gstNumber: '',
  ...change,
});

test.each([
  ['forAll', undefined],
  ['forAll', profile({})],
  ['byProfile', profile({ panNumber: 'AAFPU0939F' })],
  ['byGst', profile({ panNumber: 'AAFPU0939F', gstNumber: '27AAFPU0939F1ZV' })],
])('the dates are said to be %s', (caption, who) => {
  expect(getDatesCaption(who)).toBe(caption);
});
