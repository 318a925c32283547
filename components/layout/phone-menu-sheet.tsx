'use client';

import type { ReactNode, RefObject } from 'react';
import type { NavGroup } from '@/components/layout/nav-menu';
import { Link } from '@/components/text/link';
import { DialogCloseButton } from '@/components/ui/dialog';
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
} from '@/components/ui/sheet';

type Props = {
  head: ReactNode;
  groups: readonly NavGroup[];
  /** The menu button, which gets the focus back. */
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The open menu; it closes when a link is chosen. */
export function PhoneMenuSheet({ head, groups, returnFocusTo, onClose }: Props) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The header is always visible, so the page need not scroll.
          returnFocusTo.current?.focus({ preventScroll: true });
        }}
      >
        <SheetHeader className="flex-row items-center justify-between gap-2 border-ink border-b py-4 pr-4 pl-5">
          <SheetTitle className="text-[1.375rem] md:text-[1.375rem]">Menu</SheetTitle>
          <SheetDescription className="sr-only">All pages of the site</SheetDescription>
          <DialogCloseButton />
        </SheetHeader>
        <div className="px-4 pt-4">{head}</div>
        <nav aria-label="Menu" className="flex flex-wrap gap-x-4 pr-4 pb-7 pl-5">
          {groups.map(
            (group) =>
              group.links.length > 0 && (
                <div key={group.title} className="flex-[1_1_6rem] pt-7 last:basis-full">
                  <h3 className="pb-1 text-xl md:text-xl">{group.title}</h3>
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.path} className="border-rule border-b last:border-b-0">
                        <Link
                          href={link.path}
                          onClick={onClose}
                          className="flex min-h-11 items-center py-2 font-medium leading-tight aria-[current]:text-red"
                        >
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </nav>
      </SheetContent>
    </Sheet>
  );
}
