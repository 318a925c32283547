'use client';

import { useRef, useState } from 'react';
import { useIsPrinting } from '@/components/layout/use-print';
import { moreRowsCopy as copy } from '@/content/words/more-rows';
import { formatWholeAmount } from '@/content/words/rupees';

const AT_ONCE = 20;

/**
 * Shows the first rows, at least up to index `least`, with a button for more; `null` if the list is
 * short. On paper all rows are shown.
 */
export function useMoreRows<Row>(rows: readonly Row[], least = -1, atOnce = AT_ONCE) {
  const [count, setCount] = useState(atOnce);
  const isPrinting = useIsPrinting();
  const sentence = useRef<HTMLParagraphElement>(null);
  const shown = isPrinting ? rows : rows.slice(0, Math.max(count, least + 1));
  const left = rows.length - shown.length;

  const add = () => {
    setCount(shown.length + atOnce);
    // The button disappears with the last rows, and its focus would be lost.
    if (left <= atOnce) sentence.current?.focus();
  };
  const more = rows.length > atOnce && (
    <div className="flex flex-wrap items-center gap-x-4 py-2 text-[0.9375rem] print:hidden">
      <p ref={sentence} tabIndex={-1} className="text-soft outline-none">
        {copy.shown
          .replace('{shown}', formatWholeAmount(shown.length))
          .replace('{all}', formatWholeAmount(rows.length))}
      </p>
      {left > 0 && (
        <button
          type="button"
          onClick={add}
          className="inline-flex min-h-11 items-center rounded-control text-link"
        >
          {copy.add.replace('{count}', formatWholeAmount(Math.min(left, atOnce)))}
        </button>
      )}
    </div>
  );
  return { shown, more };
}
