import { legalFigures } from '@/content/legal/figures';
import { clientArea, type Delivery, includeIfClientArea, site } from '@/content/site';

export function describeMessageHandling(delivery: Delivery) {
  if (delivery === 'none') {
    return {
      summary: `What you type into a calculator${clientArea ? ', a form or the client area' : ' or a form'} stays in your browser.`,
      collected: 'On this website we collect nothing by ourselves.',
      forms:
        'The message forms check what you typed and confirm it on the screen; they transmit nothing.',
      sharing: [],
      /** `null` beside a form that sends nothing. */
      notice: null,
    };
  }
  const { host } = new URL(delivery.endpoint);
  return {
    summary: `What you type into a calculator${includeIfClientArea(' or the client area')} stays in your browser. A message goes to us when you press Send message.`,
    collected: 'On this website we collect the messages that you send us, and nothing else.',
    forms: `A message form sends your name, email, phone, subject and message when you press Send message, and not before. They go to ${host}, which receives messages for us. A message that the form could not send stays in it, and never leaves by itself.`,
    notice: `We use what you write here to answer you, and for nothing else. ${host} receives it for us; we keep it for ${legalFigures.communications}. To withdraw your consent, or to have it erased, write to ${site.grievanceOfficer.email}.`,
    sharing: [`with ${host}, which receives the messages of this website for us;`],
  };
}
