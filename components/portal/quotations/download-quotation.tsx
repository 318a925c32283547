'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import type { Quotation } from '@/lib/portal/records/records';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;
type Props = Look & { quotation: Quotation };

/** Saves the quotation as a PDF. The code and the fonts are fetched on the press. */
export function DownloadQuotation({ quotation, variant, size = 'small' }: Props) {
  const { press, isRunning, failure } = useOperation();

  const download = async () => {
    const { saveQuotation } = await import('@/lib/portal/quotations/save-quotation');
    await saveQuotation(quotation);
  };

  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-disabled={isRunning}
        onClick={() => void press(download)}
      >
        {isRunning ? 'Making the PDF' : 'Download'}
        <span className="sr-only"> {quotation.id}</span>
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </>
  );
}
