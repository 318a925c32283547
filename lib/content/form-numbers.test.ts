import { incomeTypes } from '@/lib/calculators/tds';
import { itrFigure } from '@/lib/content/figures/itr-filing';
import { passages } from '@/lib/content/law/passages';
import { renumberedForms, renumberedSections } from '@/lib/content/law/renumbered';
import { contentEntries } from '@/lib/content/registry';
import { sampleDocuments } from '@/lib/content/sample-documents/all';

/** Fixed by the specification, the name of a sample, or a paper, which is known by its words. */
const fixed =
  /^Forms 24Q, 26Q, 27Q and 27EQ are due on the 31st|^TDS return|^Form 16(\.pdf|, Part B)|^(24|26|27E?)Q$|^Proofs of 80C/;

const entries = [
  ...contentEntries.filter(
    ({ file }) => !file.startsWith('content/samples/') && file !== 'content/routes.ts',
  ),
  { file: 'the figure of the ITR page', value: itrFigure },
  { file: 'the sections of the TDS calculator', value: incomeTypes },
  ...Object.entries(sampleDocuments).map(([path, value]) => ({
    file: `the sample document of ${path}`,
    value,
  })),
];

test.each(entries.map(({ file, value }) => [file, value] as const))(
  '%s prints the new number beside the old one',
  (_file, value) => {
    const free = passages(value, fixed).filter((passage) => !fixed.test(passage));
    const alone = free.flatMap((passage) =>
      [...renumberedForms, ...renumberedSections]
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
