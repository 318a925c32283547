import { createContactMessage, type TypedMessage } from '@/features/contact/outgoing';

const typed: TypedMessage = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 00000',
  topic: 'gst',
  message: 'Please call.',
};

test('the same words are the same message, and a change of any field makes another', () => {
  const last = createContactMessage('contact', typed, null);
  expect(createContactMessage('contact', { ...typed }, last)).toBe(last);
  for (const field of Object.keys(typed)) {
    const changed = { ...typed, [field]: 'another' };
    const next = createContactMessage('contact', changed, last);
    expect(next).toMatchObject(changed);
    expect(next.id).not.toBe(last.id);
  }
  expect(createContactMessage('quick-contact', typed, last).id).not.toBe(last.id);
});
