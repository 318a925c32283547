/** What begins with `To write:` fails `npm run check:firm`. */
import { fillTemplate, type Names, type Scaffold } from '@/lib/scripts/new/names';

const withoutSample = (page: string) =>
  page
    .replace(/^import .*SampleDocument.*\n/m, '')
    .replace(/<Rows(.*)>\n *<SampleDocument .*\n *<\/Rows>/, '<Rows$1 />');

export const createPageScaffold = (names: Names, hasSample: boolean): Scaffold => {
  const { name, camel } = names;
  const page = fillTemplate('page/page', names);
  const list = 'features/services/sample-documents/all.ts';
  return {
    files: {
      [`content/services/${name}.ts`]: fillTemplate('page/content', names),
      [`app/(site)/services/${name}/page.tsx`]: hasSample ? page : withoutSample(page),
      ...(hasSample && {
        [`content/sample-documents/${name}.ts`]: fillTemplate('page/sample', names),
      }),
    },
    lines: [
      {
        file: 'content/routes.ts',
        text: `import { ${camel} } from '@/content/services/${name}';\n`,
      },
      {
        file: 'content/routes.ts',
        before: "  {\n    path: '/services/pricing',",
        text: fillTemplate('page/row', names),
      },
      ...(hasSample
        ? [
            {
              file: list,
              text: `import { ${camel}Sample } from '@/content/sample-documents/${name}';\n`,
            },
            { file: list, before: '};\n', text: `  '/services/${name}': ${camel}Sample,\n` },
          ]
        : [
            {
              file: 'content/sample-documents/sample-document.ts',
              before: "'/services/pricing'",
              text: `'/services/${name}' | `,
            },
          ]),
      {
        file: 'lib/content/sample-firm.test.ts',
        before: "        '/services/pricing',",
        text: `        '/services/${name}',\n`,
      },
    ],
  };
};
