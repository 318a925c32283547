'use client';

import { useId, useState } from 'react';
import { type LineReason, SheetRow, type SheetRowProps } from '@/components/sheet/sheet-row';
import { cn } from '@/lib/utils';

export function ReasonRow({ reason, ...line }: SheetRowProps & { reason: LineReason }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <SheetRow
        {...line}
        label={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="text-left underline decoration-dotted underline-offset-4 hover:decoration-solid print:inline! print:no-underline"
            onClick={() => setIsOpen(!isOpen)}
          >
            {line.label}
          </button>
        }
      />
      <tr
        id={id}
        hidden={!isOpen}
        className={cn('border-rule border-b bg-muted/40', line.shape.row)}
      >
        <td
          colSpan={line.values.length + 1}
          className="law-label py-3 pr-4 text-[0.9375rem] max-md:col-span-2"
        >
          <ReasonText {...reason} />
        </td>
      </tr>
    </>
  );
}

export function ReasonText({ says, sources }: LineReason) {
  return (
    <>
      <p>{says}</p>
      {sources.map(({ rule, sections }) => (
        <p key={rule} className="mt-1 text-soft wrap-anywhere">
          {rule}: {sections.join('; ')}.
        </p>
      ))}
    </>
  );
}
