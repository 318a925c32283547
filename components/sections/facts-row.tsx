/** Two to four figures under the head of a page, ruled off above and below. */
export function FactsRow({ facts }: { facts: readonly { figure: string; label: string }[] }) {
  return (
    <dl className="mt-9 grid border-ink border-t border-b border-b-rule-strong xs:grid-flow-col xs:auto-cols-fr">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex flex-col-reverse justify-end border-rule py-4 not-first:border-t xs:px-4 xs:first:pl-0 xs:not-first:border-t-0 xs:not-first:border-l"
        >
          <dt className="text-[0.9375rem] text-soft">{fact.label}</dt>
          <dd className="mb-1 font-semibold font-serif text-xl leading-tight md:text-[1.375rem]">
            {fact.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
