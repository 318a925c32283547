'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Quotation } from '@/lib/portal/records';
import { withStore } from '@/lib/portal/store';

const NOT_LOADED =
  'The PDF was not made: a part of it did not load. Check your connection and press Download again.';
const NO_PROFILE =
  'The PDF was not made: your name could not be read from this browser. Press Download again.';
const NOT_MADE = 'The PDF was not made. Reload the page and try again.';

const saying = (sentence: string) => (cause: unknown) => {
  throw new Error(sentence, { cause });
};

async function savePdf(quotation: Quotation) {
  const [{ quotationPdf }, { saveFile }] = await Promise.all([
    import('@/lib/portal/quotation-pdf'),
    import('@/lib/portal/save-file'),
  ]).catch(saying(NOT_LOADED));
  const profile = await withStore((db) => db.profile.get('client')).catch(saying(NO_PROFILE));
  const pdf = await quotationPdf(quotation, { client: profile?.fullName ?? '' }).catch((cause) =>
    saying(cause?.name === 'NotLoaded' ? NOT_LOADED : NOT_MADE)(cause),
  );
  saveFile(`${quotation.id}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
}

/** Saves the quotation as a PDF; what sets it, and the fonts it needs, come with the press. */
export function DownloadQuotation({ quotation }: { quotation: Quotation }) {
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState('');
  // Two presses can come before the first is on the screen.
  const pending = useRef(false);

  const download = async () => {
    if (pending.current) return;
    pending.current = true;
    setIsMaking(true);
    setProblem('');
    try {
      await savePdf(quotation);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : NOT_MADE);
    }
    pending.current = false;
    setIsMaking(false);
  };

  return (
    <>
      <Button size="small" aria-disabled={isMaking} onClick={() => void download()}>
        {isMaking ? 'Making the PDF' : 'Download'}
        <span className="sr-only"> {quotation.id}</span>
      </Button>
      <p role="alert" className="w-full text-[0.9375rem] text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
