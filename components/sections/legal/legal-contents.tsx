type Props = { sections: readonly { id: string; heading: string }[] };

/** The contents of a legal page. */
export function LegalContents({ sections }: Props) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="text-xl md:text-xl">
        Contents
      </h2>
      <ol className="mt-4 border-ink border-t">
        {sections.map((section, index) => (
          <li key={section.id} className="border-rule-strong border-b">
            <a
              href={`#${section.id}`}
              className="flex min-h-10 items-baseline gap-3 py-2 leading-snug hover:text-red hover:underline"
            >
              <span aria-hidden="true" className="folio min-w-5">
                {index + 1}
              </span>
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
