/** The files of a page of a service. What begins with `To write:` fails `npm run check:firm`. */
import type { Names, Scaffold } from '@/lib/scripts/new/names';

const content = ({ name, camel, label }: Names) => `import { durations } from '@/content/durations';
import type { ServiceContent } from '@/content/types/service';

export const ${camel} = {
  path: '/services/${name}',
  subject: null,
  heading: '${label}',
  lead: 'To write: what the client gets, in one sentence, with its figure.',
  facts: {
    takes: { figure: 'By scope', text: 'the day is named in the quotation' },
    needs: 'To write: the papers in five words',
  },
  fees: {
    legend: 'To write: what is chosen with a row, such as Kind of registration',
    // Or the ids of fees in content/prices.ts, in place of kinds.
    priceIds: [],
    kinds: [{ title: 'To write: a kind of work', text: 'To write: what it covers' }],
  },
  work: {
    heading: 'To write: a heading for what is done',
    items: [{ title: 'To write: a part of the work', text: 'To write: what is done, and by which section' }],
  },
  forWhom: { heading: 'For whom', items: ['To write: who needs it'] },
  bring: { heading: 'What to bring', items: ['To write: a paper'] },
  faq: {
    heading: 'Common questions',
    items: [{ question: 'To write: a question that clients ask?', answer: 'To write: its answer.' }],
  },
  closing: {
    heading: 'To write: a question that invites',
    text: \`We reply within \${durations.reply} with the list of papers we need.\`,
    action: 'Contact us',
  },
  related: ['/services/pricing'],
} as const satisfies ServiceContent;
`;

const page = ({
  name,
  camel,
  pascal,
}: Names) => `import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { ${camel} as content } from '@/content/services/${name}';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/${name}');

export default function ${pascal}Page() {
  return (
    <div className="service-page">
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <Rows content={content} isLawShort>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </div>
  );
}
`;

const sample = ({
  camel,
}: Names) => `import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';

export const ${camel}Sample: SampleDocument = {
  name: 'To write: the paper that the client receives',
  text: 'To write: what it is, in a sentence or two.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 1'],
  blocks: [
    { kind: 'title', text: 'To write: its title', under: 'To write: for whom; numbers on it are of nobody, such as 0000' },
    { kind: 'fields', rows: [['To write: a label', 'To write: a value']] },
    { kind: 'text', text: 'To write: a line of the paper' },
    { kind: 'signature', left: ['To write: place and day'], right: [\`For \${site.name}\`] },
  ],
  notes: [
    {
      on: 'To write: a line of the paper',
      title: 'To write: what the note is about',
      text: 'To write: what the line means. Title and text are below 110 characters.',
    },
  ],
};
`;

const row = ({ name, camel, label }: Names) => `  {
    path: ${camel}.path,
    content: ${camel},
    label: '${label}',
    summary: 'To write: one line for menus',
    title: 'To write: a title of ${name}',
    description: 'To write: what the page of ${name} has, in 100 to 160 characters, for search engines.',
    keywords: ['To write: what people search for'],
    type: 'article',
  },
`;

export const pageScaffold = (names: Names): Scaffold => {
  const { name, camel } = names;
  return {
    files: {
      [`content/services/${name}.ts`]: content(names),
      [`app/(site)/services/${name}/page.tsx`]: page(names),
      [`content/sample-documents/${name}.ts`]: sample(names),
    },
    lines: [
      {
        file: 'content/routes.ts',
        text: `import { ${camel} } from '@/content/services/${name}';\n`,
      },
      {
        file: 'content/routes.ts',
        before: "  {\n    path: '/services/pricing',",
        text: row(names),
      },
      {
        file: 'lib/content/sample-documents/all.ts',
        text: `import { ${camel}Sample } from '@/content/sample-documents/${name}';\n`,
      },
      {
        file: 'lib/content/sample-documents/all.ts',
        before: '};\n',
        text: `  '/services/${name}': ${camel}Sample,\n`,
      },
      {
        file: 'lib/content/sample-firm.test.ts',
        before: "        '/services/pricing',",
        text: `        '/services/${name}',\n`,
        isOptional: true,
      },
    ],
  };
};
