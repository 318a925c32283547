/**
 * The files of a calculator, with one field to begin with. What begins with `To write:` fails
 * `npm run check:firm`, the worked cases or the browser tests.
 */
import type { Names, Scaffold } from '@/lib/scripts/new/names';

const content = ({
  name,
  camel,
  label,
}: Names) => `import type { CalculatorContent } from '@/content/types/calculator';

export const ${camel}Calculator = {
  path: '/calculators/${name}',
  heading: '${label} calculator',
  lead: 'To write: what it works out, in one sentence.',
  method: [{ title: 'To write: the rule', text: 'To write: the rule in words, with its section.' }],
  offers: [
    { services: [{ priceId: 'itr-1', because: 'To write: what the result has to do with this service.' }] },
  ],
  related: ['/calculators/tax'],
} as const satisfies CalculatorContent;
`;

const formula = ({
  name,
  camel,
  pascal,
}: Names) => `import { mainResults } from '@/content/calculators/names';
import { defineCalculator } from '@/lib/calculators/calculator';
import type { InputOf } from '@/lib/calculators/fields';
import { areRupees, given } from '@/lib/calculators/inputs';
import { type Exact, zero } from '@/lib/exact';

/** Kinds of fields are in lib/calculators/fields.ts. */
const fields = {
  amount: { label: 'Amount', kind: 'rupees' },
} as const;

export type Exact${pascal}Result = { amount: Exact; result: Exact };

/** To write: the rule and its section. \`null\` where a required figure is missing or too large. */
export function workOut${pascal}(input: InputOf<typeof fields>): Exact${pascal}Result | null {
  const amount = given(input.amount);
  if (!amount || !areRupees(amount)) return null;
  return { amount, result: amount };
}

export const ${camel} = defineCalculator({
  name: '${name}',
  fields,
  workOut: workOut${pascal},
  // Each line of the sheet is there before Calculate, with ₹0.
  zero: { amount: zero, result: zero },
  outputs: ({ result }) => [[mainResults.${camel}, result]],
});
`;

const cases = ({
  name,
  pascal,
}: Names) => `import { workOut${pascal} } from '@/lib/calculators/${name}';
import { ownCase, type WorkedCase } from '@/lib/calculators/worked-case';
import { Exact } from '@/lib/exact';
import { formatRupees } from '@/lib/format';

/** With at least one official example, or the limit of the rule, a rupee less and a rupee more. */
export const cases: readonly WorkedCase[] = [
  ownCase({
    given: '₹1,00,000',
    expected: 'To write: the answer of an example that you worked out by hand',
    working: 'To write: how, step by step',
    workOut: () => {
      const result = workOut${pascal}({ amount: Exact.of(100_000) });
      return result ? formatRupees(result.result) : 'no result';
    },
  }),
];
`;

const form = ({ name, camel, pascal }: Names) => `'use client';

import { ${pascal}Result } from '@/components/calculators/${name}/${name}-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { mainResults } from '@/content/calculators/names';
import { ${camel} } from '@/lib/calculators/${name}';
import { formatRupees } from '@/lib/format';

export function ${pascal}Calculator(page: OfPage) {
  const state = useCalculator(${camel});
  const { result, input } = state;

  return (
    <CalculatorFrame
      calculator={${camel}}
      {...state}
      table={<${pascal}Result result={result} isWorkedOut={input !== null} />}
      answer={null}
      inShort={<span className="amount">{formatRupees(result.amount)}</span>}
      announcement={\`\${mainResults.${camel}} \${formatRupees(result.result)}\`}
      {...page}
      example={{ label: 'Try ₹1,00,000', values: { amount: '1,00,000' } }}
    >
      <AmountField fields={${camel}.fields} name="amount" />
    </CalculatorFrame>
  );
}
`;

const sheet = ({
  name,
  camel,
  pascal,
  label,
}: Names) => `import { ResultTable } from '@/components/calculators/shared/result-table';
import { mainResults } from '@/content/calculators/names';
import type { Exact${pascal}Result } from '@/lib/calculators/${name}';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = {
  result: Exact${pascal}Result;
  /** Before the first Calculate no working is shown. */
  isWorkedOut: boolean;
};

export function ${pascal}Result({ result, isWorkedOut }: Props) {
  return (
    <ResultTable
      title={isWorkedOut ? 'Simple estimate' : 'Your ${label.toLowerCase()}'}
      groups={[
        [
          {
            kind: 'entry',
            number: 1,
            label: 'Amount',
            detail: isWorkedOut && formatRupeesAndPaise(result.amount),
            amount: formatRupees(result.amount),
          },
          {
            kind: 'total',
            label: mainResults.${camel},
            amount: formatRupees(result.result),
          },
        ],
      ]}
    />
  );
}
`;

const page = ({
  name,
  camel,
  pascal,
}: Names) => `import { CalculatorPage } from '@/components/calculators/calculator-page';
import { ${pascal}Calculator } from '@/components/calculators/${name}/${name}-calculator';
import { ${camel}Calculator } from '@/content/calculators/${name}';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/${name}');

export default function ${pascal}CalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      name="${name}"
      content={${camel}Calculator}
      calculator={${pascal}Calculator}
    />
  );
}
`;

const row = ({ name, label }: Names) => `  ${name}: {
    formula: 'To write: the formula',
    summary: 'To write: one line for menus',
    title: '${label} calculator',
    description:
      'To write: what the calculator of ${name} works out, in 100 to 160 characters, for search engines.',
    keywords: ['To write: what people search for'],
  },
`;

const check = ({ camel }: Names) => `const ${camel} = fc.property(typedAmount, () => {
  throw new Error(
    'To write: the formula a second time in lib/test-support/exact-oracle.ts, in whole numbers and by another way, and compare both here.',
  );
});

`;

const journey = ({ name, label }: Names) => `  {
    path: '/calculators/${name}',
    table: 'Your ${label.toLowerCase()}',
    fields: { Amount: ['100000', '1,00,000'] },
    required: ['Amount'],
    // To write: every line of the sheet, and what is said, for these entries.
    results: { '${label}': 'To write' },
    announced: 'To write',
  },
`;

/** Of one word, since the name is also that of its fields in links and of its exports. */
export const calculatorScaffold = (names: Names): Scaffold => {
  const { name, camel, label } = names;
  const list = 'content/calculators/names.ts';
  return {
    files: {
      [`content/calculators/${name}.ts`]: content(names),
      [`lib/calculators/${name}.ts`]: formula(names),
      [`lib/calculators/cases/${name}.ts`]: cases(names),
      [`components/calculators/${name}/${name}-calculator.tsx`]: form(names),
      [`components/calculators/${name}/${name}-result.tsx`]: sheet(names),
      [`app/(site)/calculators/${name}/page.tsx`]: page(names),
    },
    lines: [
      { file: list, before: '} as const;\n', text: `  ${name}: '${label}',\n` },
      {
        file: list,
        before: '} as const satisfies Record<CalculatorName, string>;',
        text: `  ${name}: '${label}',\n`,
      },
      {
        file: list,
        before: '} as const satisfies Record<CalculatorName, object>;',
        text: row(names),
      },
      {
        file: 'lib/test-support/exact-checks.ts',
        before: '/** Each throws on the first case',
        text: check(names),
      },
      {
        file: 'lib/test-support/exact-checks.ts',
        before: '} satisfies Record<CalculatorName',
        text: `  ${name}: (numRuns: number) => fc.assert(${camel}, { numRuns }),\n`,
      },
      {
        file: 'e2e/support/calculators.ts',
        before: '];\n\nexport const field',
        text: journey(names),
      },
      {
        file: 'e2e/calculators/request.spec.ts',
        text: `import { ${camel}Calculator } from '@/content/calculators/${name}';\n`,
      },
      {
        file: 'e2e/calculators/request.spec.ts',
        before: '};\n\nconst offered',
        text: `  ${name}: ${camel}Calculator,\n`,
      },
      {
        file: 'lib/content/sample-firm.test.ts',
        before: "        '/login',",
        text: `        '/calculators/${name}',\n`,
        isOptional: true,
      },
    ],
  };
};
