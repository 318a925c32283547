import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { ServiceContent } from '@/content/types/service';

type Props = ServiceContent['forWhom'] & {
  /** Across the page below a short sheet of fees, where a long list would leave a hole. */
  isAcross?: boolean;
};

/** Who the service is meant for, below the figures at the head of its page; folded on a phone. */
export function ForWhom({ heading, items, isAcross }: Props) {
  const title = <h2 className="text-xl md:text-[1.375rem]">{heading}</h2>;
  return (
    <div
      className={`grid-cols-[1fr_2fr] border-rule-strong border-b items-baseline md:grid print:py-1 print:text-sm${
        isAcross
          ? ' -mt-10 print:-mt-4 @min-[60rem]:col-span-full @min-[60rem]:mt-0 @min-[60rem]:grid-cols-[calc((100%-3rem-min(28.5rem,42%))/3)_1fr] @min-[60rem]:border-t @min-[60rem]:border-b-0'
          : ''
      }`}
    >
      <FoldOnPhone heading={title} summary={title}>
        <ul
          className={
            isAcross
              ? 'gap-x-12 max-md:pb-3 md:pl-4.25 @min-[60rem]:grid @min-[60rem]:grid-cols-2'
              : 'max-md:pb-3 md:pl-4.25'
          }
        >
          {items.map((item) => (
            <li
              key={item}
              className={
                isAcross
                  ? 'border-rule border-b py-2 print:py-0'
                  : 'border-rule border-b py-2 last:border-b-0 print:py-0'
              }
            >
              {item}
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    </div>
  );
}
