import { type RefObject, useId } from 'react';
import {
  type QuotationProps,
  QuotationSheet,
} from '@/components/portal/quotations/quotation-sheet';

type Props = QuotationProps & {
  /** Takes the focus when a row is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The sheet of the chosen row, to the right of the list. */
export function QuotationBeside({ heading, ...props }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="prints-alone grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 @[42rem]:col-start-2 @[42rem]:row-span-2 @[42rem]:row-start-1"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="sr-only">
        Quotation {props.quotation.id}
      </h2>
      <QuotationSheet {...props} place="beside" />
    </section>
  );
}
