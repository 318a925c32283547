import { FoldOnPhone } from '@/components/layout/fold-on-phone';

type Props = { sections: readonly { id: string; heading: string }[] };

export function LegalContents({ sections }: Props) {
  return (
    <nav aria-label="Contents" className="border-rule-strong print:hidden max-md:border-y">
      <FoldOnPhone
        heading={<h2 className="text-xl md:text-xl">Contents</h2>}
        summary={<h2 className="py-3 text-xl">Contents</h2>}
      >
        <ol className="border-ink md:mt-4 md:border-t">
          {sections.map((section, index) => (
            <li key={section.id} className="border-rule-strong max-md:border-t md:border-b">
              <a
                href={`#${section.id}`}
                className="flex min-h-10 items-baseline gap-3 py-2 leading-snug hover:text-red hover:underline"
              >
                <span aria-hidden="true" className="row-number min-w-5">
                  {index + 1}
                </span>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </FoldOnPhone>
    </nav>
  );
}
