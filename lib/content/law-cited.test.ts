import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { numbersOfTheActs } from '@/content/words/acts';
import { lawDay } from '@/lib/law-day';
import { listFiles } from '@/lib/list-files';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

const pages = listFiles(['app']).filter((file) => file.endsWith('/page.tsx'));

/** A section, rule, form or Act, also by its number alone: `section 139(4)`, `Form 16`, `80C`. */
const CITATION =
  /\b(?:sections?|rules?|Forms?) \d|\b[A-Z]\w+ Acts?\b|\bAct, \d{4}|\b\d{2,3}(?![KM]B)[A-Z]{1,4}\b/g;

/** A number in both Income-tax Acts: `section 44AB, now 63`, `Form 26 (earlier 3CA)`. */
const PAIR = /\b(?:now|earlier) (?:sections? |Forms? )?\d/;

/** As served, before any script runs. */
function readPageText(file: string): string {
  const { default: Page } = require(`@/${file}`);
  return renderToString(createElement(Page))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
}

const read = pages.map((file) => {
  const text = readPageText(file);
  return {
    file,
    cited: [...new Set(text.match(CITATION) ?? [])],
    says: text.replace(/\s+/g, ' ').includes(lawDay),
    certifies: /law as on/i.test(text),
    hasPairs: PAIR.test(text),
    explainsPairs: text.replace(/\s+/g, ' ').includes(numbersOfTheActs),
  };
});

test.each(read.filter(({ cited }) => cited.length > 0))(
  '$file cites law ($cited.0) and says up to which day its sources go',
  ({ file, says }) => {
    const fault = `${file}: its law needs its day: use Rows, CalculatorPage or LawDay`;
    expect(says ? [] : [fault]).toEqual([]);
  },
);

test.each(read)('$file certifies the law of no day', ({ certifies }) => {
  expect(certifies).toBe(false);
});

test.each(read.filter(({ explainsPairs }) => explainsPairs))(
  '$file explains the numbers of two Acts, and does show such numbers',
  ({ file, hasPairs }) => {
    const fault = `${file}: no number on it is given for both Acts: give its Rows, LawDay or CalculatorPage isLawShort`;
    expect(hasPairs ? [] : [fault]).toEqual([]);
  },
);
