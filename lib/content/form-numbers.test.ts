import { passages } from '@/lib/content/law/passages';
import { contentEntries } from '@/lib/content/registry';
import { specimens } from '@/lib/content/specimens/all';

/** Forms of the 1961 Act and the forms of the 2025 Act that replace them. */
const renumbered: readonly (readonly [old: RegExp, now: string])[] = [
  [/\b24Q\b/, '138'],
  [/\b26Q\b/, '140'],
  [/\b27Q\b/, '144'],
  [/\b27EQ\b/, '143'],
  [/\bForms? 16\b/, '130'],
  [/\b16A\b/, '131'],
  [/\b27D\b/, '133'],
  [/\b26Q[BC]\b/, '141'],
  [/\b15[GH]\b/, '121'],
  [/\b12BB\b/, '124'],
  [/\b15CA\b/, '145'],
  [/\b15CB\b/, '146'],
  [/\b3C[ABD]\b/, '26'],
  [/\b10BB?\b/, '112'],
  [/\b26AS\b/, '168'],
  [/\b10F\b/, '41'],
  [/\bForm 67\b/, '44'],
  [/\bForm 35\b/, '99'],
];

/** Sections of the 1961 Act behind current duties, and their numbers in the 2025 Act. */
const resettled: readonly (readonly [old: RegExp, now: string])[] = [
  [/\b271B\b/, '428'],
  [/\b271H\b/, '461'],
  [/\b234E\b/, '427'],
  [/\b201\(1A\)/, '398'],
  [/\b194T\b/, '393'],
  [/\b206AA\b/, '397'],
  [/\bsections? 139\([145]\)/i, '263'],
  [/\b43B\(h\)/, '37(2)(g)'],
];

/** Fixed by the specification, or the name of a sample. */
const fixed =
  /^Forms 24Q, 26Q, 27Q and 27EQ are due on the 31st|^TDS return|^Form 16(\.pdf|, Part B)|^(24|26|27E?)Q$/;

const entries = [
  ...contentEntries.filter(
    ({ file }) => !file.startsWith('content/samples/') && file !== 'content/routes.ts',
  ),
  ...Object.entries(specimens).map(([path, value]) => ({ file: `the specimen of ${path}`, value })),
];

test.each(entries.map(({ file, value }) => [file, value] as const))(
  '%s prints the new number beside the old one',
  (_file, value) => {
    const alone = passages(value, fixed).flatMap((passage) =>
      [...renumbered, ...resettled]
        .filter(([old, now]) => old.test(passage) && !passage.includes(now))
        .map(([old, now]) => `${old} without ${now}: ${passage}`),
    );
    expect(alone).toEqual([]);
  },
);

/** Statements that are out of date, inexact, or that promise too much. */
const outdated =
  /shoebox|does not arise|nothing left to chance|crypto assets|DIR-3 KYC of|11UA|AY 2024-25: 31|where they lie|logins? of the|Appoint us as auditor|stands in the cart|cannot be brought back/i;

test.each(entries.map(({ file, value }) => [file, value] as const))(
  '%s repeats nothing that was corrected',
  (_file, value) => {
    expect(passages(value, fixed).filter((passage) => outdated.test(passage))).toEqual([]);
  },
);
