import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { DialogClose, DialogTitle } from '@/components/ui/dialog';

type Props = { title: string; children?: ReactNode };

export function DialogHead({ title, children }: Props) {
  return (
    <div className="sticky -top-5 z-10 md:-top-7 -mx-5 -mt-5 flex items-start gap-3 border-rule border-b bg-inherit py-2 pr-2 pl-5 md:-mx-7 md:-mt-7 md:pl-7 print:m-0 print:px-0">
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        <DialogTitle>
          <NoWrap>{title}</NoWrap>
        </DialogTitle>
        {children}
      </div>
      <DialogClose className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-red">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-2 stroke-current">
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
        <span className="sr-only">Close</span>
      </DialogClose>
    </div>
  );
}
