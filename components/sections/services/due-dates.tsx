import { Unbroken } from '@/components/layout/unbroken';

type Props = { items: readonly { when: string; title: string; text: string }[] };

/** Days set by law, each with its duty and the rule it rests on, ruled off line by line. */
export function DueDates({ items }: Props) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li
          key={`${item.when} ${item.title}`}
          className="grid gap-x-6 gap-y-1 border-rule-strong border-b py-4 md:grid-cols-[12rem_1fr_1.2fr] md:items-baseline"
        >
          <span className="font-semibold font-serif text-[1.1875rem] text-red leading-tight">
            {item.when}
          </span>
          <h3 className="text-xl md:text-xl">{item.title}</h3>
          <p className="text-soft">
            <Unbroken>{item.text}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}
