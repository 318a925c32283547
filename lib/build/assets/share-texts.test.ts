import { canDraw, shareSheets, shareTexts } from '@/lib/build/assets/share-texts';

test.each(['D’Souza & Sen, Siliguri', 'GST: ₹2,999 – “all in” · 18%'])(
  '%s can be drawn',
  (text) => {
    expect(canDraw(text)).toBe(true);
  },
);

test.each(['Siliguri (শিলিগুড়ি)', 'വാരിയം റോഡ്', 'Дели', '香港', '✨'])(
  '%s is not drawn, as a font for it would be fetched from the internet',
  (text) => expect(canDraw(text)).toBe(false),
);

test('every share image has only letters that its fonts have', () => {
  const { places, ...texts } = shareTexts;
  const all = [
    ...Object.values(texts),
    ...places,
    ...[...shareSheets.values()].flatMap(Object.values<string>),
  ];
  expect(all.filter((text) => !canDraw(text))).toEqual([]);
});
