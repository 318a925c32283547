import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { ServiceContent } from '@/content/types/service';

/** Who the service is meant for, at the head of its page; folded on a phone. */
export function ForWhom({ heading, items }: ServiceContent['forWhom']) {
  const title = <h2 className="text-xl md:text-[1.375rem]">{heading}</h2>;
  return (
    <div className="grid-cols-[1fr_3fr] items-baseline border-ink border-t border-b border-b-rule-strong md:grid print:py-1 print:text-sm">
      <FoldOnPhone heading={title} summary={title}>
        <ul className="max-md:pb-3">
          {items.map((item) => (
            <li key={item} className="border-rule border-b py-2 last:border-b-0 print:py-0">
              {item}
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    </div>
  );
}
