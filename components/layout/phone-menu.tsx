'use client';

import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { NavGroup } from '@/components/layout/nav-menu';
import { closeMenus } from '@/components/layout/page-top';
import { Link } from '@/components/text/link';
import { DialogCloseButton } from '@/components/ui/dialog';
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
} from '@/components/ui/sheet';
import { addBasePath } from '@/lib/base-path';
import { REPLAY } from '@/lib/browser/attributes';

const never = () => () => {};

type Props = {
  /** Above the pages. */
  head: ReactNode;
  groups: readonly NavGroup[];
  /** Of the button; passed from the server, so that no page ships the style table for it. */
  className: string;
};

/**
 * The phone's menu button. Where no script runs it is a link to the site map; with script it is
 * announced as a button from the start, and opens the sheet. It stays the same element, so that focus on
 * it survives the change. At 64rem, where the header switches menus, open menus of either kind
 * close.
 */
export function PhoneMenu({ head, groups, className }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem)');
    const closeAll = () => {
      setOpen(false);
      closeMenus();
    };
    wide.addEventListener('change', closeAll);
    return () => wide.removeEventListener('change', closeAll);
  }, []);

  return (
    <div className="lg:hidden">
      <a
        ref={button}
        href={addBasePath('/sitemap')}
        {...{ [REPLAY]: '' }}
        suppressHydrationWarning
        role={hasScript ? 'button' : undefined}
        aria-haspopup={hasScript ? 'dialog' : undefined}
        aria-expanded={hasScript ? open : undefined}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          // The loader may have seen to it.
          if (event.key !== ' ' || event.isDefaultPrevented()) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Menu
      </a>
      {open && (
        <PhoneMenuSheet
          head={head}
          groups={groups}
          returnFocusTo={button}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type SheetProps = {
  head: ReactNode;
  groups: readonly NavGroup[];
  /** The menu button, which gets the focus back. */
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The open menu; it closes when a link is chosen. */
function PhoneMenuSheet({ head, groups, returnFocusTo, onClose }: SheetProps) {
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
