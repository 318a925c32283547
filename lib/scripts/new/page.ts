/** The files of a page of a service. What begins with `To write:` fails `npm run check:firm`. */
import { fillTemplate, type Names, type Scaffold } from '@/lib/scripts/new/names';

export const createPageScaffold = (names: Names): Scaffold => {
  const { name, camel } = names;
  return {
    files: {
      [`content/services/${name}.ts`]: fillTemplate('page/content', names),
      [`app/(site)/services/${name}/page.tsx`]: fillTemplate('page/page', names),
      [`content/sample-documents/${name}.ts`]: fillTemplate('page/sample', names),
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
      {
        file: 'features/services/sample-documents/all.ts',
        text: `import { ${camel}Sample } from '@/content/sample-documents/${name}';\n`,
      },
      {
        file: 'features/services/sample-documents/all.ts',
        before: '};\n',
        text: `  '/services/${name}': ${camel}Sample,\n`,
      },
      {
        file: 'lib/content/sample-firm.test.ts',
        before: "        '/services/pricing',",
        text: `        '/services/${name}',\n`,
      },
    ],
  };
};
