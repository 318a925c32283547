import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { NoWrap } from '@/components/ui/no-wrap';

type Props = { items: readonly { when: string; title: string; text: string }[] };

type Item = Props['items'][number];

/** Dates set by law, each with its duty and, unfolded on a phone, the rule behind it. */
export function DueDates({ items }: Props) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li key={`${item.when} ${item.title}`} className="border-rule-strong border-b md:py-4">
          <FoldOnPhone heading={<Duty {...item} />} summary={<Duty {...item} />}>
            <p className="text-soft max-md:pb-4 md:ml-54">
              <NoWrap>{item.text}</NoWrap>
            </p>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}

function Duty({ when, title }: Item) {
  return (
    <h3 className="grid gap-x-6 gap-y-1 py-3 text-xl md:grid-cols-[12rem_minmax(0,1fr)] md:py-0 md:text-xl">
      <span className="text-[1.1875rem] text-red">{when}</span> {title}
    </h3>
  );
}
