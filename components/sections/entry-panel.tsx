import { NoWrap } from '@/components/ui/no-wrap';

type Props = { items: readonly { title: string; text: string }[] };

/** Three entries in one ruled panel, side by side where there is room. */
export function EntryPanel({ items }: Props) {
  return (
    <ul className="grid divide-rule-strong rounded-panel break-inside-avoid border border-rule-strong bg-page max-md:divide-y md:grid-cols-3 md:divide-x">
      {items.map((item) => (
        <li key={item.title} className="p-5 md:p-7">
          <h3>{item.title}</h3>
          <p className="mt-2 text-soft">
            <NoWrap>{item.text}</NoWrap>
          </p>
        </li>
      ))}
    </ul>
  );
}
