import type { ServiceContent } from '@/lib/content/service-schemas';

/** Who the service is meant for, below the figures at the head of its page. */
export function ForWhom({ heading, items }: ServiceContent['forWhom']) {
  return (
    <div className="gap-x-4 py-4 print:py-1 print:text-sm sm:grid sm:grid-cols-[1fr_2fr]">
      <h2 className="text-xl md:text-[1.375rem]">{heading}</h2>
      <ul className="max-sm:mt-2">
        {items.map((item) => (
          <li key={item} className="border-rule py-2 not-first:border-t sm:first:pt-0 print:py-0">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
