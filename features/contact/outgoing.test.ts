import { createContactMessage, type Words } from '@/features/contact/outgoing';

const words: Words = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 00000',
  topic: 'gst',
  message: 'Please call.',
};

test('the same words are the same message, and a change of any field makes another', () => {
  const last = createContactMessage('contact', words, null);
  expect(createContactMessage('contact', { ...words }, last)).toBe(last);
  for (const field of Object.keys(words)) {
    const changed = { ...words, [field]: 'another' };
    const next = createContactMessage('contact', changed, last);
    expect(next).toMatchObject(changed);
    expect(next.id).not.toBe(last.id);
  }
  expect(createContactMessage('quick-contact', words, last).id).not.toBe(last.id);
});
