'use client';

import type { ComponentProps } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & { id: string };

export function DownloadQuotation({ id, variant }: Props) {
  const { press, isRunning, failure } = useOperation();

  const download = async () => {
    const { makeQuotationFile } = await import(
      '@/features/client-area/quotations/pdf/save-quotation'
    );
    const file = await makeQuotationFile(id);
    askToSave(file.name, file);
  };

  return (
    <>
      <Button
        size={variant === 'link' ? 'default' : 'sm'}
        variant={variant}
        aria-disabled={isRunning}
        onClick={() => void press(download)}
      >
        {isRunning ? 'Making the PDF' : 'Download'}
        <span className="sr-only"> {id}</span>
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </>
  );
}
