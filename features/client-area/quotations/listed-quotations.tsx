'use client';

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { useWide } from '@/components/layout/use-wide';
import { useMoreRows } from '@/components/table/more-rows';
import type { IsoDate } from '@/content/types/units';
import { ClientItem, loadDialog } from '@/features/client-area/quotations/client-item';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  type QuotationProps,
  QuotationSheet,
} from '@/features/client-area/quotations/sheet/quotation-sheet';
import { hasUnsentDecision, isWaiting } from '@/features/client-area/quotations/stage';
import {
  chooseQuotation,
  clearChosenQuotation,
  useChosenQuotation,
} from '@/features/client-area/quotations/use-address';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { cn } from '@/lib/utils';

type Props = {
  quotations: readonly Quotation[];
  today: IsoDate;
  children: ReactNode;
};

/**
 * Cards whose sheets open over the page; in a wide window rows, with one sheet beside them: the
 * chosen one, else one with an unsent decision, else one that waits for a decision. The address may
 * name the open sheet.
 */
export function ListedQuotations({ quotations, today, children }: Props) {
  usePrefetch(loadDialog);
  const served = useServedClass();
  const isWide = useWide();
  const chosen = useChosenQuotation();
  const [open, setOpen] = useState<string | null>(null);

  useEffect(() => {
    if (isWide !== false || chosen === null) return;
    setOpen(chosen);
    clearChosenQuotation();
  }, [isWide, chosen]);

  // Fixed, so that the sheet stays beside the rows after a decision, which is still to be sent.
  const [first] = useState(
    () =>
      (quotations.find(({ state }) => hasUnsentDecision(state)) ?? quotations.find(isWaiting))?.id,
  );
  const beside =
    isWide === false
      ? undefined
      : (quotations.find(({ id }) => id === chosen) ??
        quotations.find(({ id }) => id === first) ??
        quotations[0]);
  const { heading, view, onFocusLost } = useViewed(beside?.id);

  const { shown, more } = useMoreRows(
    quotations,
    quotations.findIndex(({ id }) => id === (isWide === false ? open : chosen)),
  );
  return (
    <>
      <div className={cn('min-w-0 @[42rem]:col-start-1', served)}>
        <ul className="as-rows-if-wide grid columns-two gap-x-5 gap-y-8 md:gap-y-5 lg:block lg:border-ink lg:border-t">
          {shown.map((quotation) => (
            <li key={quotation.id}>
              <ClientItem
                quotation={quotation}
                today={today}
                isShown={beside?.id === quotation.id}
                isWide={isWide}
                isOpen={isWide === false && open === quotation.id}
                onOpenChange={(isOpen) => {
                  if (!isOpen) setOpen(null);
                  else if (isWide === false) setOpen(quotation.id);
                  else view(quotation.id);
                }}
              />
            </li>
          ))}
        </ul>
        {more}
        {children}
      </div>
      {beside && (
        <div className={cn('contents', served, isWide === null && 'max-lg:hidden')}>
          <QuotationBeside
            key={beside.id}
            quotation={beside}
            today={today}
            heading={heading}
            onFocusLost={onFocusLost}
          />
        </div>
      )}
    </>
  );
}

function useViewed(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  const isFocusLost = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another sheet is shown
  useEffect(() => {
    if (isPressed.current) heading.current?.focus();
    else if (isFocusLost.current) heading.current?.focus({ preventScroll: true });
    isPressed.current = isFocusLost.current = false;
  }, [id]);
  const onFocusLost = useCallback(() => {
    isFocusLost.current = true;
  }, []);

  const view = (next: string) => {
    chooseQuotation(next);
    if (next === id) heading.current?.focus();
    else isPressed.current = true;
  };
  return { heading, view, onFocusLost };
}

type QuotationBesideProps = QuotationProps & {
  heading: RefObject<HTMLHeadingElement | null>;
  onFocusLost: () => void;
};

function QuotationBeside({ heading, onFocusLost, ...props }: QuotationBesideProps) {
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
