import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import {
  hasControls,
  withoutControls,
  withoutPiles,
  withoutUnseen,
  withPlainDigits,
} from '@/lib/text/characters';

test.each([
  ['a line break', 'a\nb', 'a b'],
  ['a tab', 'a\tb', 'a b'],
  ['NUL', 'a\0b', 'a b'],
  ['a control before everything', '\u202eab', ' ab'],
  ['the end of a line of another kind', 'a\u2028b\u0085c', 'a b c'],
  ['a turn of direction', 'a\u202eb\u2066c\u200ed\u061ce', 'a b c d e'],
])('%s is removed as a control character', (_, text, without) => {
  expect(hasControls(text)).toBe(true);
  expect(withoutControls(text, ' ')).toBe(without);
  expect(hasControls(without)).toBe(false);
});

test.each(['Asha Rao', 'क्\u200dष', 'As\u00adha', 'a\u00a0b', ''])('%j holds no control', (text) => {
  expect(hasControls(text)).toBe(false);
  expect(withoutControls(text)).toBe(text);
});

describe('joiners', () => {
  test.each([
    ['half a letter in Hindi', 'क्\u200dष'],
    ['two letters apart in Hindi', 'क्\u200cष'],
    ['an eyelash ra in Marathi', 'दर्\u200dया'],
    ['a chillu at the end of a name in Malayalam', 'രാജന്\u200d'],
    ['a name in Kannada', 'ರಾಜ್\u200cಕುಮಾರ್'],
    ['a name in Telugu', 'రామ్\u200cచరణ్'],
    ['ra with ya in Bengali', 'র\u200d্যাচেল'],
    ['a name in Sinhala', 'ශ්\u200dරී'],
    ['two letters apart in Urdu', 'نامه\u200cای'],
    ['a name with a vowel sign in Urdu', 'نامهِ\u200cای'],
  ])('that choose a form stay: %s', (_, word) => {
    expect(withoutUnseen(word, { joiners: true })).toBe(word);
    expect(withoutUnseen(word)).not.toMatch(/[\u200c\u200d]/);
  });

  test.each([
    ['between Latin letters', 'As\u200dha'],
    ['after a letter in Hindi that has no virama', 'क\u200dष'],
    ['a second one', 'क्\u200d\u200dष'],
    ['at the beginning', '\u200dक'],
    ['after an alef, which joins nothing', 'را\u200cای'],
    ['at the end in Urdu', 'نامه\u200c'],
    ['U+200D in Urdu', 'نامه\u200dای'],
    ['before a virama in Hindi', 'क\u200d्ष'],
  ])('that choose none are removed: %s', (_, word) => {
    const left = withoutUnseen(word, { joiners: true });
    expect(left.match(/[\u200c\u200d]/g)?.length ?? 0).toBe(
      (word.match(/[\u200c\u200d]/g)?.length ?? 0) - 1,
    );
  });

  // Node checks U+200D in the names of hosts by RFC 5892.
  test('U+200D stays in a word of an Indian script where it may stand in the name of a host', () => {
    const blocks = [0x0915, 0x0a15, 0x0a95, 0x0b15, 0x0c15, 0x0d15];
    const letter = fc.tuple(fc.constantFrom(...blocks), fc.nat(3));
    const word = fc.tuple(
      letter,
      fc.constantFrom('', '\u094d', '\u0a4d', '\u0b4d', '\u0d4d', '\u093f'),
    );
    fc.assert(
      fc.property(word, word, ([[block, nth], mark], [[next, place]]) => {
        const text = `${String.fromCodePoint(block + nth)}${mark}\u200d${String.fromCodePoint(next + place)}`;
        const isAllowed = domainToASCII(text) !== '';
        expect(withoutUnseen(text, { joiners: true })).toBe(
          isAllowed ? text : text.replace('\u200d', ''),
        );
      }),
    );
  });
});

test.each([
  ['a space of no width', 'Asha\u200bRao'],
  ['a soft hyphen', 'As\u00adha'],
  ['a byte order mark', '\ufeffAsha'],
  ['a turn of direction', '\u202eAsha\u202c'],
  ['an isolate', '\u2067Asha\u2069'],
  ['a selector of variants', 'Asha\ufe0f'],
  ['a letter that shows nothing', 'Asha\u3164'],
  ['a private character', 'Asha\ue000\u{f0000}'],
  ['half a character', 'Asha\ud83d'],
  ['a tag', 'Asha\u{e0041}'],
  ['a word joiner', 'As\u2060ha'],
])('a character that shows nothing is removed: %s', (_, text) => {
  expect(withoutUnseen(text, { joiners: true })).toMatch(/^Asha(Rao)?$/);
});

test('removing invisible characters twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'क', '्', '\u200d', '\u200c', '\u200b', 'ن', 'ا', '\u0301')),
      (parts) => {
        const once = withoutUnseen(parts.join(''), { joiners: true });
        expect(withoutUnseen(once, { joiners: true })).toBe(once);
      },
    ),
  );
});

test.each([
  ['Z\u0351\u0351\u0351', 3],
  [`Z${'\u0351'.repeat(4)}`, 3],
  [`Z${'\u0301\u20dd'.repeat(5000)}`, 3],
  ['लक्ष्मी', 1],
])('at most three marks stay on a letter', (text, most) => {
  const marks = withoutPiles(text).match(/[\p{Mn}\p{Me}]+/gu) ?? [''];
  expect(Math.max(...marks.map(({ length }) => length))).toBe(most);
});

test('digits of every script become 0 to 9', () => {
  expect(withPlainDigits('१२३ ௧௨௩ ১২৩ １２３ ٣ 𝟙𝟘 12½²')).toBe('123 123 123 123 3 10 12½²');
  const zeros = [
    0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
  ];
  for (const zero of [...zeros, 0xabf0, 0x1c50, 0x11136, 0x1d7ce, 0x1d7f6]) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
    expect(withPlainDigits(digits.join(''))).toBe('0123456789');
  }
});
