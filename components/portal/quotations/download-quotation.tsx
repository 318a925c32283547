'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Quotation } from '@/lib/portal/records/records';

const NOT_LOADED =
  'The PDF was not made: a part of it did not load. Check your connection and press Download again.';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;
type Props = Look & { quotation: Quotation };

/** Saves the quotation as a PDF. The code and the fonts are fetched on the press. */
export function DownloadQuotation({ quotation, variant, size = 'small' }: Props) {
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState('');
  // Two presses can come before the screen is updated.
  const pending = useRef(false);

  const download = async () => {
    if (pending.current) return;
    pending.current = true;
    setIsMaking(true);
    setProblem('');
    try {
      const { saveQuotation } = await import('@/lib/portal/quotations/save-quotation');
      await saveQuotation(quotation);
    } catch (error) {
      // Any other failure means that a script or a font could not be fetched.
      const isSaid = error instanceof Error && error.name === 'NotMade';
      setProblem(isSaid ? error.message : NOT_LOADED);
    }
    pending.current = false;
    setIsMaking(false);
  };

  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-disabled={isMaking}
        onClick={() => void download()}
      >
        {isMaking ? 'Making the PDF' : 'Download'}
        <span className="sr-only"> {quotation.id}</span>
      </Button>
      <p role="alert" className="w-full text-[0.9375rem] text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
