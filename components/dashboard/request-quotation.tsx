'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { Unbroken } from '@/components/ui/unbroken';
import { dashboard } from '@/content/dashboard';
import { requestQuotation, TURNAROUND } from '@/lib/portal/quotations';

/** Turns the cart into a pending quotation. */
export function RequestQuotation({ onRequested }: { onRequested: () => void }) {
  const [isRequesting, setIsRequesting] = useState(false);

  const request = async () => {
    setIsRequesting(true);
    const quotation = await requestQuotation().finally(() => setIsRequesting(false));
    onRequested();
    if (!quotation) return;
    await notify(`Quotation ${quotation.id} requested`, {
      description: TURNAROUND,
      action: { label: 'View quotations', href: '/dashboard/quotations' },
    });
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button aria-disabled={isRequesting} onClick={() => !isRequesting && void request()}>
        {dashboard.cart.request}
      </Button>
      <p className="text-[0.9375rem] text-soft">
        <Unbroken>{dashboard.cart.turnaround}</Unbroken>
      </p>
    </div>
  );
}
