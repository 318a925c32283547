import type { GstAnswers, gstAnswers } from '@/content/tables/gst-schemes';

export function chooseGstScheme({
  turnover,
  sells,
  states,
  credit,
}: GstAnswers): keyof typeof gstAnswers {
  if (turnover === 'above') return 'monthly';
  if (states === 'yes' || credit === 'yes') return 'qrmp';
  if (turnover === 'to50lakh') return sells === 'goods' ? 'composition' : 'services';
  return turnover === 'to150lakh' && sells === 'goods' ? 'composition' : 'qrmp';
}
