import { Tick } from '@/components/page/tick';
import { NoWrap } from '@/components/text/no-wrap';

export function ServiceChecklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-rule-strong border-b py-3">
          <Tick className="mt-1 shrink-0 stroke-red" />
          <span>
            <NoWrap>{item}</NoWrap>
          </span>
        </li>
      ))}
    </ul>
  );
}
