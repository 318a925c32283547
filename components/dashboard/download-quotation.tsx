'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import type { Quotation } from '@/lib/portal/records';
import { withStore } from '@/lib/portal/store';

async function makePdf(quotation: Quotation): Promise<Blob> {
  const [{ quotationPdf }, { loadPdfFonts }] = await Promise.all([
    import('@/lib/portal/quotation-pdf'),
    import('@/lib/portal/pdf-fonts'),
  ]);
  const fonts = await loadPdfFonts();
  const profile = await withStore((db) => db.profile.get('client'));
  const pdf = quotationPdf(quotation, { fonts, client: profile?.fullName ?? '' });
  return new Blob([pdf], { type: 'application/pdf' });
}

/** Saves the quotation as a PDF; the library that sets it is fetched with the press. */
export function DownloadQuotation({ quotation }: { quotation: Quotation }) {
  const [isMaking, setIsMaking] = useState(false);

  const download = async () => {
    setIsMaking(true);
    try {
      const [pdf, { saveFile }] = await Promise.all([
        makePdf(quotation),
        import('@/lib/portal/save-file'),
      ]);
      saveFile(`${quotation.id}.pdf`, pdf);
    } catch {
      await notify('The PDF could not be made', {
        tone: 'problem',
        description: 'Please check your connection and press Download again.',
      });
    } finally {
      setIsMaking(false);
    }
  };

  return (
    <Button size="small" aria-disabled={isMaking} onClick={() => !isMaking && void download()}>
      Download<span className="sr-only"> {quotation.id}</span>
    </Button>
  );
}
