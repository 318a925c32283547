/**
 * A calculator with one field to begin with. What begins with `To write:` fails `npm run
 * check:firm`, the worked cases or the browser tests.
 */
import { fillTemplate, type Names, type Scaffold } from '@/lib/scripts/new/names';

export const createCalculatorScaffold = (names: Names): Scaffold => {
  const { name, camel, label, property } = names;
  const list = 'content/calculators/names.ts';
  return {
    files: {
      [`content/calculators/${name}.ts`]: fillTemplate('calculator/content', names),
      [`features/calculators/${name}/${name}.ts`]: fillTemplate('calculator/formula', names),
      [`features/calculators/cases/${name}.ts`]: fillTemplate('calculator/cases', names),
      [`features/calculators/${name}/${name}-calculator.tsx`]: fillTemplate(
        'calculator/form',
        names,
      ),
      [`app/(site)/calculators/${name}/page.tsx`]: fillTemplate('calculator/page', names),
    },
    lines: [
      { file: list, before: '} as const;\n', text: `  ${property}: '${label}',\n` },
      {
        file: list,
        before: '} as const satisfies Record<CalculatorName, string>;',
        text: `  ${property}: '${label}',\n`,
      },
      {
        file: list,
        before: '} as const satisfies Record<CalculatorName, object>;',
        text: fillTemplate('calculator/row', names),
      },
      {
        file: 'lib/test-support/exact-checks.ts',
        before: 'export const exactChecks = {',
        text: fillTemplate('calculator/check', names),
      },
      {
        file: 'lib/test-support/exact-checks.ts',
        before: '} satisfies Record<CalculatorName',
        text: `  ${property}: (numRuns: number) => fc.assert(${camel}, { numRuns }),\n`,
      },
      {
        file: 'e2e/support/calculators.ts',
        before: '];\n\nexport const field',
        text: fillTemplate('calculator/journey', names),
      },
      {
        file: 'lib/build/imports.test.ts',
        before: "  'contact',\n",
        text: `  'calculators/${name}',\n`,
      },
      {
        file: 'lib/content/sample-firm.test.ts',
        before: "        '/login',",
        text: `        '/calculators/${name}',\n`,
      },
    ],
  };
};
