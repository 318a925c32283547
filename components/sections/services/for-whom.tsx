import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { ServiceContent } from '@/lib/content/service-schemas';

/** Who the service is meant for, below the figures at the head of its page; folded on a phone. */
export function ForWhom({ heading, items }: ServiceContent['forWhom']) {
  const title = <h2 className="text-xl md:text-[1.375rem]">{heading}</h2>;
  return (
    <div className="grid-cols-[1fr_2fr] gap-x-4 max-md:border-rule-strong max-md:border-b md:grid md:py-4 print:py-1 print:text-sm">
      <FoldOnPhone heading={title} summary={title}>
        <ul className="max-md:pb-3">
          {items.map((item) => (
            <li key={item} className="border-rule py-2 not-first:border-t md:first:pt-0 print:py-0">
              {item}
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    </div>
  );
}
