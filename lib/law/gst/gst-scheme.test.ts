import type { GstAnswers } from '@/content/tables/gst-schemes';
import { chooseGstScheme } from '@/lib/law/gst/gst-scheme';

const shop: GstAnswers = { turnover: 'to50lakh', sells: 'goods', states: 'no', credit: 'no' };

test.each<[Partial<GstAnswers>, string]>([
  [{}, 'composition'],
  [{ sells: 'services' }, 'services'],
  [{ turnover: 'to150lakh' }, 'composition'],
  [{ turnover: 'to150lakh', sells: 'services' }, 'qrmp'],
  [{ turnover: 'to5crore' }, 'qrmp'],
  [{ states: 'yes' }, 'qrmp'],
  [{ credit: 'yes' }, 'qrmp'],
  [{ turnover: 'above', credit: 'yes' }, 'monthly'],
])('a shop with %j gets the scheme %s', (change, scheme) => {
  expect(chooseGstScheme({ ...shop, ...change })).toBe(scheme);
});
