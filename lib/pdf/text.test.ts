import { cleanText, isRightToLeft, reorderVisually, splitParagraphs } from '@/lib/pdf/text';

test('control characters, half characters and turns of direction are removed', () => {
  expect(cleanText('a\u0000b\ud83dc\u202ed\u2069e\u00adf\r\ng')).toBe('a b\ufffdcdef\ng');
  expect(cleanText('e\u0301')).toBe('\u00e9');
});

test('empty lines are left out', () => {
  expect(splitParagraphs(' one \n\n\u0007\u2028two')).toEqual(['one', 'two']);
});

test('the first letter gives the direction of a paragraph', () => {
  expect(isRightToLeft('2024 خان Asha')).toBe(true);
  expect(isRightToLeft('Asha خان')).toBe(false);
  expect(isRightToLeft('2024')).toBe(false);
});

test('a joiner goes with the character at its right', () => {
  expect(reorderVisually('र्\u200dयां', false)).toEqual(['र', '्', '\u200dय', 'ा', 'ं']);
  expect(reorderVisually('بی\u200cبی', true)).toEqual(['ی', 'ب', '\u200cی', 'ب']);
});

const visual = (line: string) => reorderVisually(line, isRightToLeft(line)).join('');

test.each([
  ['left to right', 'Asha Rao 2024', 'Asha Rao 2024'],
  ['Hindi', 'श्री 👍🏽', 'श्री 👍🏽'],
  ['Urdu', 'ابپ تٹث', 'ثٹت پبا'],
  ['a number in Urdu', 'ابپ 2024 تٹث', 'ثٹت 2024 پبا'],
  ['numerals of Urdu', 'ابپ ۲۰۲۴', '۲۰۲۴ پبا'],
  ['English in Urdu', 'ابپ GST bill تٹث', 'ثٹت GST bill پبا'],
  ['a number between Urdu and English', 'ابپ 2024 GST', 'GST 2024 پبا'],
  ['Urdu in English', 'Asha ابپ تٹث & Co.', 'Asha ثٹت پبا & Co.'],
  ['a mark on a letter', 'اب\u064e', '\u064eبا'],
])('in visual order: %s', (_, line, expected) => {
  expect(visual(line)).toBe(expected);
});
