'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NavGroup } from '@/components/layout/nav-menu';
import { closeMenus } from '@/components/layout/page-top';
import { PhoneMenuSheet } from '@/components/layout/phone-menu-sheet';
import { inFolder } from '@/lib/base-path';
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
        href={inFolder('/sitemap')}
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
