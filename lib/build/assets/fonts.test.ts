import { selectFontCharacters } from '@/lib/build/assets/fonts';

test('a cut font has Latin letters with their accents, and signs', () => {
  for (const letter of 'Az9é₹–') expect(selectFontCharacters('Café')).toContain(letter);
});

test.each(['वर्मा एंड कंपनी', 'வர்மா', 'కంపెనీ', 'കമ്പനി', 'شركة'])(
  '%s keeps its joins, as no letter of it is cut out of a font',
  (name) => {
    const cut = new Set(selectFontCharacters(`${name} & Co.`));
    expect([...name].filter((letter) => /\p{L}|\p{M}/u.test(letter) && cut.has(letter))).toEqual(
      [],
    );
  },
);
