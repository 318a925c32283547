'use client';

import { useEffect, useState } from 'react';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { QuotationCard } from '@/components/portal/quotations/quotation-card';
import { chooseNone, useChosen } from '@/components/portal/quotations/use-address';
import type { Quotation } from '@/lib/portal/records/records';
import type { States } from '@/lib/portal/records/stage';

export type QuotationsProps = {
  quotations: readonly Quotation[];
  states: States;
  /** An ISO date. */
  today: string;
};

/** Every quotation as a card. Its sheet opens over the page, also if the address names it. */
export function QuotationCards({ quotations, states, today }: QuotationsProps) {
  const chosen = useChosen();
  const [open, setOpen] = useState<string | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    setOpen(chosen);
    chooseNone();
  }, [chosen]);

  const { shown, more } = useMoreRows(
    quotations,
    quotations.findIndex(({ id }) => id === open),
  );
  return (
    <>
      <ul className="grid columns-two gap-x-5 gap-y-8 md:gap-y-5">
        {shown.map((quotation) => (
          <li key={quotation.id}>
            <QuotationCard
              quotation={quotation}
              today={today}
              state={states.get(quotation.id) ?? null}
              isOpen={open === quotation.id}
              onOpenChange={(isOpen) => setOpen(isOpen ? quotation.id : null)}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
