import { NoWrap } from '@/components/text/no-wrap';

type Props = {
  facts: readonly { figure: string; label: string }[];
};

/** Two to four figures under the head of a page, side by side, ruled off above and below. */
export function FactsRow({ facts }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] border-ink border-t border-b border-b-rule-strong">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex flex-col-reverse justify-end border-rule px-1.5 py-4 first:pl-0 not-first:border-l sm:px-4 print:py-1.5"
        >
          <dt className="text-soft text-sm sm:text-[0.9375rem]">
            <NoWrap>{fact.label}</NoWrap>
          </dt>
          <dd className="mb-1 font-semibold font-serif text-[1.0625rem] leading-tight md:text-[1.375rem]">
            {fact.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
