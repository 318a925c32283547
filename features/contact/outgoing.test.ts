import { numbered, type Words } from '@/features/contact/outgoing';

const words: Words = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 00000',
  topic: 'gst',
  message: 'Please call.',
};

test('the same words are the same message, and a change of any field makes another', () => {
  const last = numbered('contact', words, null);
  expect(numbered('contact', { ...words }, last)).toBe(last);
  for (const field of Object.keys(words)) {
    const changed = { ...words, [field]: 'another' };
    const next = numbered('contact', changed, last);
    expect(next).toMatchObject(changed);
    expect(next.id).not.toBe(last.id);
  }
  expect(numbered('quick-contact', words, last).id).not.toBe(last.id);
});
