import { NoWrap } from '@/components/text/no-wrap';

type Props = { items: readonly { when: string; title: string; text: string }[] };

/** Dates set by law, each with its duty and the rule behind it. */
export function DueDates({ items }: Props) {
  return (
    <ul className="border-ink border-t">
      {items.map(({ when, title, text }) => (
        <li key={`${when} ${title}`} className="border-rule-strong border-b py-3 md:py-4">
          <h3 className="grid gap-x-6 gap-y-1 text-xl md:grid-cols-[12rem_minmax(0,1fr)] md:text-xl">
            <span className="text-[1.1875rem] text-red">{when}</span> {title}
          </h3>
          <p className="text-soft md:ml-54">
            <NoWrap>{text}</NoWrap>
          </p>
        </li>
      ))}
    </ul>
  );
}
