import fc from 'fast-check';
import { site } from '@/content/site';
import { colourTokens } from '@/lib/build/assets/tokens';
import type { Quotation } from '@/lib/portal/database/records';
import type { PdfFontName } from '@/lib/portal/quotations/pdf/fonts';
import {
  buildPdfParts,
  fontFromDisk,
  names,
  partsOf,
  type ReadPdf,
  readPdf,
  textsOf,
} from '@/lib/portal/quotations/pdf/pdf.test-support';
import { NotLoaded } from '@/lib/portal/quotations/pdf/typesetter';
import { paperColours, quotationPdf } from '@/lib/portal/quotations/quotation-pdf';

const quotation: Quotation = {
  id: 'Q-2024-001',
  services: [
    { service: 'Statutory audit', price: 1234567 },
    { service: 'ITR filing', price: 999 },
  ],
  status: 'received',
  date: '2024-01-15',
  total: 1235566,
  validUntil: '2024-02-14',
  notes: 'Government fees at actuals.',
};

const withServices = (names: readonly string[]): Quotation => ({
  ...quotation,
  services: names.map((service, index) => ({ service, price: 1000 + index })),
});

const make = async (of: Quotation, client = ''): Promise<ReadPdf> =>
  readPdf(await quotationPdf(of, { client, loadFont: fontFromDisk }));

/** The second cell of every row: the service. */
const servicesIn = (pdf: ReadPdf) =>
  partsOf(pdf, 'TR')
    .filter(({ children }) => children.length === 3 && children[0]?.role === 'TD')
    .map(({ children }) => children[1]?.text);

const [office] = site.offices;

beforeAll(() => buildPdfParts(), 180_000);

test.each(Object.entries(paperColours))(
  'the colour %s is the token of the site',
  (name, colour) => {
    expect(colour).toBe(colourTokens()(name));
  },
);

test('another PDF reader finds its title, language and parts in reading order', async () => {
  const pdf = await make(quotation, 'Asha Rao');
  expect(pdf).toMatchObject({
    title: 'Quotation Q-2024-001',
    language: 'en-IN',
    isMarked: true,
    showsTitle: true,
  });
  expect(pdf.pages).toHaveLength(1);
  expect(textsOf(pdf, 'H1')).toEqual(['Quotation Q-2024-001']);
  expect(textsOf(pdf, 'H2')).toEqual(['Notes']);
  expect(textsOf(pdf, 'P')).toEqual([
    site.name,
    site.kind,
    `${office.street}, ${office.city} ${office.postalCode} ${site.phones[0].display} ${site.emails[0].address}`,
    'Prepared for Asha Rao',
    'Date 15 Jan 2024',
    // Without the number of days left, which changes.
    'Valid until 14 Feb 2024',
    'Government fees at actuals.',
  ]);
  expect(partsOf(pdf, 'TR').map(({ children }) => children.map(({ text }) => text))).toEqual([
    ['No.', 'Service', 'Professional fee'],
    ['1', 'Statutory audit', '₹12,34,567'],
    ['2', 'ITR filing', '₹999'],
    ['Total', '₹12,35,566'],
  ]);
  expect(textsOf(pdf, 'TH')).toEqual(['No.', 'Service', 'Professional fee', 'Total']);
  expect(pdf.pages[0]?.places.at(-1)?.text).toBe('Page 1 of 1');
});

/** Copies the services out of a quotation with all these names, grouped as they were given. */
async function copied(groups: Record<string, readonly string[]>) {
  const services = servicesIn(await make(withServices(Object.values(groups).flat())));
  return Object.fromEntries(
    Object.entries(groups).map(([group, { length }]) => [group, services.splice(0, length)]),
  );
}

test('names in every script are copied as typed', async () => {
  const typed = Object.fromEntries(
    Object.entries(names).map(([script, list]) => [
      script,
      list.map((name) => name.normalize('NFC')),
    ]),
  );
  expect(await copied(names)).toEqual(typed);
});

test('the client and the notes are copied as typed', async () => {
  const notes = 'सरकारी शुल्क अलग।\nGovernment fees at actuals.\nஅரசு கட்டணம் தனி.';
  const pdf = await make({ ...quotation, notes }, 'श्रीनिवास कृष्णमूर्ति');
  expect(textsOf(pdf, 'P')).toContain('Prepared for श्रीनिवास कृष्णमूर्ति');
  expect(textsOf(pdf, 'P').at(-1)).toBe(notes.replaceAll('\n', ' '));
});

/**
 * The start of each Indian block; consonants, vowel signs and the joining sign are at the same
 * offsets in all.
 */
const indianBlocks: Record<string, number> = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  odia: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};
const assigned = (start: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(start + from + index))
    .filter((character) => /\p{L}|\p{M}/u.test(character))
    // Of a letter with two forms Unicode normalises to the decomposed one.
    .filter((character) => character.normalize('NFC') === character);

function syllable(start: number) {
  const consonant = fc.constantFrom(...assigned(start, 0x15, 0x39));
  const joint = fc.constantFrom('', '', String.fromCodePoint(start + 0x4d));
  const sign = fc.constantFrom('', ...assigned(start, 0x3e, 0x4c));
  const end = fc.constantFrom('', '', ...assigned(start, 0x01, 0x03));
  return fc
    .tuple(consonant, joint, consonant, sign, end)
    .map(([first, join, second, ...rest]) => [first, join, second, ...rest].join(''));
}
const arabicLetter = fc
  .tuple(
    fc.constantFrom(...'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہھءیےآئۓ'),
    fc.constantFrom('', '', '', '\u064e', '\u064f', '\u0650', '\u0651'),
  )
  .map((parts) => parts.join(''));

const nameOf = (part: fc.Arbitrary<string>) =>
  fc
    .array(fc.array(part, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((words) =>
      words
        .map((word) => word.join(''))
        .join(' ')
        .normalize('NFC'),
    );

test('any name in the letters of a script is copied as typed', async () => {
  const parts: [string, fc.Arbitrary<string>][] = [
    ...Object.entries(indianBlocks).map(([script, start]): [string, fc.Arbitrary<string>] => [
      script,
      syllable(start),
    ]),
    ['arabic', arabicLetter],
  ];
  const any: Record<string, string[]> = Object.fromEntries(
    parts.map(([script, part]) => [
      script,
      // PDF.js adds a space before a mark at the end of a right-to-left word.
      fc.sample(nameOf(part), 40).map((name) => name.replace(/[\u064e-\u0651](?= |$)/g, '')),
    ]),
  );
  expect(await copied(any)).toEqual(any);
});

test('a right-to-left line is copied in reading order', async () => {
  const notes =
    'سرکاری فیس اصل کے مطابق۔ یہ نوٹ اردو میں لکھا گیا ہے اور کئی سطروں پر پھیلا ہوا ہے، تاکہ دیکھا جا سکے۔';
  const mixed = 'میں 2024 GST 18% (CGST) بھی';
  const pdf = await make({ ...withServices([mixed]), notes });
  expect(textsOf(pdf, 'P').at(-1)).toBe(notes);
  // PDF.js drops the space where the direction changes.
  expect(servicesIn(pdf)[0]?.replaceAll(' ', '')).toBe(mixed.replaceAll(' ', ''));
  // It ends at the right edge.
  const first = pdf.pages[0]?.places.find(({ text }) => text.startsWith('سرکاری'));
  expect(first?.right).toBeCloseTo((192 * 72) / 25.4, 0);
});

test('the rupee sign is set within a text', async () => {
  const pdf = await make({ ...withServices(['Fee ₹ 5']), notes: 'Stamp duty ₹ 50.' });
  expect(servicesIn(pdf)).toEqual(['Fee ₹ 5']);
  expect(textsOf(pdf, 'P')).toContain('Stamp duty ₹ 50.');
});

test('a character in no font is drawn as a box, reported, and copied as typed', async () => {
  const pdf = await make(withServices(['漢字 audit']), '𑄌𑄋𑄴𑄟𑄳𑄦');
  expect(servicesIn(pdf)).toEqual(['漢字 audit']);
  const paragraphs = textsOf(pdf, 'P');
  expect(paragraphs).toContain('Prepared for 𑄌𑄋𑄴𑄟𑄳𑄦');
  expect(paragraphs.at(-1)).toMatch(/^□ marks a character that this file has no letter for/);
  expect(textsOf(await make(quotation), 'P').join()).not.toContain('□');
});

test('forty services and long notes take several pages, and nothing is lost', async () => {
  const wanted = Array.from({ length: 40 }, (_, index) =>
    index % 7 === 0
      ? `Service ${index}, ${'a long description of it '.repeat(8).trim()}`
      : `S${index}`,
  );
  const sentences = Array.from({ length: 60 }, (_, index) => `Sentence ${index} of these notes.`);
  const notes = sentences.join(' ').slice(0, 2000);
  const pdf = await make({ ...withServices(wanted), notes }, 'A'.repeat(400));
  expect(servicesIn(pdf)).toEqual(wanted);
  expect(textsOf(pdf, 'P').join(' ')).toContain(notes);
  expect(textsOf(pdf, 'P').join('').replaceAll(' ', '')).toContain('A'.repeat(400));
  expect(textsOf(pdf, 'H1')).toHaveLength(1);
  expect(textsOf(pdf, 'TH')).toEqual(['No.', 'Service', 'Professional fee', 'Total']);
  expect(pdf.pages.length).toBeGreaterThan(2);
  for (const [index, { places }] of pdf.pages.entries()) {
    const texts = places.map(({ text }) => text);
    expect(texts.at(-1)).toBe(`Page ${index + 1} of ${pdf.pages.length}`);
    if (index > 0) expect(texts).toContain('Quotation Q-2024-001, continued');
    // Each page with a row has the table's head.
    if (texts.includes('₹1,039')) expect(texts).toContain('Professional fee');
    for (const { left, right, bottom } of places) {
      expect(left).toBeGreaterThan(17 * 2.83);
      expect(right).toBeLessThan(192.1 * 2.835);
      expect(bottom).toBeGreaterThan(10 * 2.83);
    }
  }
});

test('a service longer than a page continues on the next', async () => {
  const long = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
  const pdf = await make(withServices(['Before', long, 'After']));
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(servicesIn(pdf).join(' ')).toBe(`Before ${long} After`);
  expect(textsOf(pdf, 'TD').join()).toContain('₹1,001');
});

test.each([
  ['line breaks and control characters', 'one\u0000two\r\nthree\u0007', 'one two'],
  ['half a character', 'one\ud83d two', 'one\ufffd two'],
  ['marks without a letter', '\u093f\u094d two', '\u093f\u094d two'],
  ['a service without a name', ' \n', '—'],
  ['a line turned around', '\u202eabc\u202c two', ' two'],
])('sets %s', async (_, typed, expected) => {
  expect(servicesIn(await make(withServices([typed])))[0]).toContain(expected);
});

test('a letter with a thousand marks is set', async () => {
  const typed = `a${'\u0301\u0323'.repeat(500)} b`;
  const [service] = servicesIn(await make(withServices([typed])));
  expect(service?.normalize('NFC')).toBe(typed.normalize('NFC'));
});

test('the same quotation gives the same bytes', async () => {
  const once = () =>
    quotationPdf(withServices(['आशा', 'خان']), { client: 'ਸਿੰਘ', loadFont: fontFromDisk });
  expect(await once()).toEqual(await once());
});

async function fontsFor(of: Quotation, client: string): Promise<PdfFontName[]> {
  const loaded: PdfFontName[] = [];
  await quotationPdf(of, {
    client,
    loadFont: (name) => {
      loaded.push(name);
      return fontFromDisk(name);
    },
  });
  return loaded;
}

test.each<[string, string, PdfFontName[]]>([
  ['English', 'Asha Rao, Łódź', []],
  ['Hindi', 'आशा राव', ['devanagari']],
  ['Bengali with a danda', 'আশা।', ['bengali']],
  ['Sanskrit in Latin letters', 'Kṛṣṇa', ['latin']],
  ['a fee', 'Fee ₹ 5', ['rupee']],
  ['Urdu and Tamil', 'خان கண்ணன்', ['tamil', 'arabic']],
])('for %s only the necessary fonts are fetched', async (_, client, further) => {
  const loaded = await fontsFor(quotation, client);
  expect(loaded.slice(0, 3)).toEqual(['text', 'strong', 'display']);
  expect(loaded.slice(3).sort()).toEqual([...further].sort());
});

test('a font that cannot be fetched is named in the error, and can be fetched again', async () => {
  let isOnline = false;
  const loadFont = (name: PdfFontName) =>
    isOnline || name !== 'devanagari'
      ? fontFromDisk(name)
      : Promise.reject(new TypeError('offline'));
  const press = () => quotationPdf(quotation, { client: 'आशा', loadFont });
  await expect(press()).rejects.toThrow(NotLoaded);
  isOnline = true;
  expect((await press()).length).toBeGreaterThan(1000);
});
