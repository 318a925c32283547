'use client';

import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { Unbroken } from '@/components/ui/unbroken';
import { dashboard } from '@/content/dashboard';
import { requestQuotation, TURNAROUND } from '@/lib/portal/quotations';
import { OperationFailure } from './operation-failure';
import { useOperation } from './use-operation';

/** Turns the cart into a pending quotation. */
export function RequestQuotation({ onRequested }: { onRequested: () => void }) {
  const { press, isRunning, failure } = useOperation();

  const request = async () => {
    const quotation = await requestQuotation();
    onRequested();
    if (!quotation) return;
    void notify(`Quotation ${quotation.id} requested`, {
      description: TURNAROUND,
      action: { label: 'View quotations', href: '/dashboard/quotations' },
    });
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button aria-disabled={isRunning} onClick={() => void press(request)}>
        {dashboard.cart.request}
      </Button>
      <p className="text-[0.9375rem] text-soft">
        <Unbroken>{dashboard.cart.turnaround}</Unbroken>
      </p>
      <OperationFailure sentence={failure} className="w-full" />
    </div>
  );
}
