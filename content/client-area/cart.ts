import { durations } from '@/content/durations';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate, plusGst } from '@/content/words/plus-gst';

export const cartCopy = {
  sheet: 'Your services',
  note: isStrict ? 'for a quotation' : `professional fees, ₹, ${plusGst}`,
  foot: isStrict
    ? 'The quotation names scope, fee and papers.'
    : 'This leaves out government fees and stamp duty.',
  withGst: `With GST ${feeGstRate}%`,
  quantity: {
    month: 'How many months',
    year: 'How many years',
    employee: 'How many employees',
    hour: 'How many hours',
  },
  mayStayEmpty: 'if you know',
  plusGst,
  request: 'Request Quotation',
  turnaround: `The quotation is prepared within ${durations.quotation} once you have sent the request.`,
  afterwards: `We then prepare the quotation within ${durations.quotation} and send you a link. Open it on this device.`,
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You send the request', text: 'by WhatsApp or mail' },
      { title: 'You get the quotation', text: `prepared within ${durations.quotation}` },
      { title: 'You answer', text: 'accept, decline or ask for a change' },
    ],
  },
  empty: 'You have no service in the cart.',
  browse: 'Browse Services',
  unsent: 'is not sent yet.',
  send: 'Send it',
} as const;
