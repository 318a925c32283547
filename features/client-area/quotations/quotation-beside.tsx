import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import {
  type QuotationProps,
  QuotationSheet,
} from '@/features/client-area/quotations/sheet/quotation-sheet';

type Props = QuotationProps & {
  heading: RefObject<HTMLHeadingElement | null>;
  onFocusLost: () => void;
};

export function QuotationBeside({ heading, onFocusLost, ...props }: Props) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = sheet;
    // Runs before the sheet is removed. Afterwards the body has the focus, as after a press beside
    // every control.
    return () => {
      if (current?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <section
      ref={sheet}
      aria-labelledby={id}
      className="prints-alone grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 @[42rem]:col-start-2 @[42rem]:row-span-2 @[42rem]:row-start-1"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="sr-only">
        Quotation {props.quotation.id}
      </h2>
      <QuotationSheet {...props} position="beside" />
    </section>
  );
}
