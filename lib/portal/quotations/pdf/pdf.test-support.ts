import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FontFile, readFont } from '@/lib/portal/quotations/pdf/font-file';
import { fontFile, type PdfFontName } from '@/lib/portal/quotations/pdf/fonts';

/** Writes the fonts and HarfBuzz as the build does, unless they exist. */
export function buildPdfParts() {
  // The tools of the build are ES modules, which Jest does not load.
  const code = `
    import('./lib/build/assets/pdf-fonts.ts').then((fonts) => fonts.writePdfFonts());
    import('./lib/build/assets/harfbuzz.ts').then((harfbuzz) => harfbuzz.buildHarfBuzz());`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { stdio: 'inherit' });
}

const opened = new Map<PdfFontName, FontFile>();

/** Reads a font from disk, once for all tests. */
export async function fontFromDisk(name: PdfFontName): Promise<FontFile> {
  const known = opened.get(name);
  if (known) return known;
  const font = readFont(new Uint8Array(readFileSync(path.join('public', fontFile(name)))));
  opened.set(name, font);
  return font;
}

/** Names as people in India write them, with the difficult features of each script. */
export const names: Record<string, readonly string[]> = {
  devanagari: ['आशा कृष्णमूर्ति', 'श्रीनिवास द्विवेदी', 'र्‍यांनी ज्ञानेश्वर', 'विद्युत् त्र्यंबक', 'क़ाज़ी'],
  bengali: ['রবীন্দ্রনাথ ঠাকুর', 'চট্টোপাধ্যায়', 'বন্দ্যোপাধ্যায় সৌমিত্র', 'র‍্যাঞ্চ ৰাজ'],
  gurmukhi: ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਮਨਮੋਹਨ ਕੌਰ', 'ਗੁਰਮੁਖੀ ਪੜ੍ਹਾਈ'],
  gujarati: ['નરેન્દ્ર પટેલ', 'ત્ર્યંબક શર્મિષ્ઠા', 'જીજ્ઞેશ'],
  odia: ['ଜଗନ୍ନାଥ ମହାପାତ୍ର', 'ଲକ୍ଷ୍ମୀ କୌଶଲ୍ୟା', 'କାର୍ତ୍ତିକ'],
  tamil: ['தமிழ்ச்செல்வன் ஸ்ரீனிவாசன்', 'கொற்றவை கௌசல்யா', 'லட்சுமி மோகன்'],
  telugu: ['శ్రీనివాస రావు', 'కృష్ణమూర్తి వెంకటేశ్వర్లు', 'రాజ్యలక్ష్మి'],
  kannada: ['ಕೃಷ್ಣಮೂರ್ತಿ ಲಕ್ಷ್ಮೀ', 'ಜ್ಞಾನೇಶ್ವರ ಗೊಂದಲ', 'ರ್‍ಯಾಂಕ್'],
  malayalam: ['കൃഷ്ണൻ നമ്പൂതിരി', 'സ്ത്രീ കൊച്ചി', 'അവന്‍ മൊയ്തീൻ'],
  arabic: ['محمد عبداللہ خان', 'فاطمہ بیگم', 'قُرَّۃ العین', 'بی‌بی زہرہ', 'الآن لإسلام'],
  'ol-chiki': ['ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ'],
  'meetei-mayek': ['ꯃꯩꯇꯩ ꯃꯌꯦꯛ', 'ꯂꯧꯁꯪꯕꯝ', 'ꯄ꯭ꯔꯦꯝ'],
  latin: ['Łukasz Ñandú', 'Kṛṣṇamūrti Śrīnivāsa', 'Nguyễn Đặng', 'm̐ r̥ ẖ', 'İpek Ğ'],
  European: ['Ωμέγα', 'Иван Їжак'],
  emoji: ['🙏 ❤️', '👨‍👩‍👧 🇮🇳 👍🏽', '1️⃣ ☎️'],
  mixed: ['Asha आशा آشا & Co.', 'राम (Ram) 2024', 'டாடா Tata 18%'],
};

/** A part of the document as another PDF reader finds it, with its text on one line. */
export type Read = { role: string; text: string; children: Read[] };

type Place = { text: string; left: number; right: number; bottom: number };

export type ReadPdf = {
  title: string;
  language: string;
  isMarked: boolean;
  showsTitle: boolean;
  pages: { tree: Read; places: Place[] }[];
};

/** PDF.js, in a process of its own because it is an ES module. */
const reader = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const data = new Uint8Array(readFileSync(process.argv[1]));
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({
      includeMarkedContent: true,
      disableNormalization: true,
    });
    const texts = new Map();
    const places = [];
    let mark = '';
    for (const item of items) {
      if (item.type === 'beginMarkedContentProps') mark = item.id;
      else if (item.type === 'endMarkedContent') mark = '';
      if (item.str === undefined) continue;
      const end = item.hasEOL ? '\\n' : '';
      texts.set(mark, (texts.get(mark) ?? '') + item.str + end);
      const [, , , , left, bottom] = item.transform;
      if (item.str.trim()) places.push({ text: item.str, left, right: left + item.width, bottom });
    }
    const read = ({ role, children = [] }) => {
      const own = children.filter(({ type }) => type === 'content');
      return {
        role,
        text: own.map(({ id }) => texts.get(id) ?? '').join('').replace(/[ \\n]+/g, ' ').trim(),
        children: children.filter((child) => child.role).map(read),
      };
    };
    pages.push({ tree: read(await page.getStructTree()), places });
  }
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const preferences = await pdf.getViewerPreferences();
  console.log(JSON.stringify({
    title: info.Title,
    language: info.Language,
    isMarked: marks?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
    pages,
  }));
`;

export function readPdf(pdf: Uint8Array): ReadPdf {
  const folder = mkdtempSync(path.join(tmpdir(), 'quotation-'));
  const file = path.join(folder, 'quotation.pdf');
  try {
    writeFileSync(file, pdf);
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', reader, file], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return JSON.parse(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const flatten = (part: Read): Read[] => [part, ...part.children.flatMap(flatten)];

/** The parts with a role that have text, page by page. */
export function partsOf({ pages }: ReadPdf, role: string): Read[] {
  const hasText = (part: Read): boolean => part.text !== '' || part.children.some(hasText);
  return pages
    .flatMap(({ tree }) => flatten(tree))
    .filter((part) => part.role === role && hasText(part));
}

/** The text of every part with a role. */
export const textsOf = (pdf: ReadPdf, role: string) => partsOf(pdf, role).map(({ text }) => text);
