import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoadFont, PDF_FONTS, type PdfFontName } from '@/lib/pdf/fonts';

let fonts: Promise<Record<PdfFontName, string>> | undefined;

/** In a process of its own, since its tools are ES modules. */
async function cutFonts(): Promise<Record<PdfFontName, string>> {
  const code = `
    const { cutPdfFont } = await import('./lib/build/assets/pdf-fonts.ts');
    const fonts = {};
    for (const name of ${JSON.stringify(PDF_FONTS)}) {
      fonts[name] = (await cutPdfFont(name)).toString('base64');
    }
    console.log(JSON.stringify(fonts));
  `;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
}

export const loadCutFont: LoadFont = async (name) => {
  fonts ??= cutFonts();
  return new Uint8Array(Buffer.from((await fonts)[name], 'base64'));
};

export type Read = { role: string; text: string; children: Read[] };

type Place = { text: string; left: number; right: number; bottom: number };

export type ReadPdf = {
  title: string;
  language: string;
  isMarked: boolean;
  showsTitle: boolean;
  pages: { tree: Read; places: Place[] }[];
};

/** PDF.js is an ES module, so it runs in a process of its own. */
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

export function findPdfParts({ pages }: ReadPdf, role: string): Read[] {
  const hasText = (part: Read): boolean => part.text !== '' || part.children.some(hasText);
  return pages
    .flatMap(({ tree }) => flatten(tree))
    .filter((part) => part.role === role && hasText(part));
}

export const findPdfTexts = (pdf: ReadPdf, role: string) =>
  findPdfParts(pdf, role).map(({ text }) => text);
