import type { ReactNode } from 'react';
import { Unbroken } from '@/components/layout/unbroken';

type Props = { id: string; words: ReactNode };

/**
 * Number and dates of a quotation at the head of its sheet. The heading before the sheet says the
 * number to a screen reader, and takes the focus before the sheet is there.
 */
export const SheetHead = ({ id, words }: Props) => (
  <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
    <p aria-hidden="true" className="font-semibold font-serif text-2xl leading-tight">
      <Unbroken>{`Quotation ${id}`}</Unbroken>
    </p>
    <p className="text-sm text-soft wrap-anywhere">{words}</p>
  </div>
);
