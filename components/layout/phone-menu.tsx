'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NavGroup } from '@/components/layout/nav-menu';
import { lazyComponent } from '@/components/ui/lazy-component';
import { closeMenus } from '@/components/ui/page-top';
import { useEarly } from '@/components/ui/use-early';

const loadSheet = () => import('@/components/layout/phone-menu-sheet');
const Sheet = lazyComponent(() => loadSheet().then((part) => part.PhoneMenuSheet), null);

/** Fetched ahead where the button is shown. */
const loadOnPhone = async () => {
  if (!window.matchMedia('(width >= 64rem)').matches) await loadSheet();
};

/**
 * Whether the button is already pressed or focused: the press that fetches the script then also
 * fetches the sheet.
 */
const isWanted = () => document.querySelector('[data-replay]:hover, [data-replay]:focus') !== null;
if (typeof document !== 'undefined' && isWanted()) loadSheet().catch(() => {});

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

  useEarly(loadOnPhone);

  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem)');
    const closeAll = () => {
      setOpen(false);
      closeMenus();
    };
    wide.addEventListener('change', closeAll);
    return () => wide.removeEventListener('change', closeAll);
  }, []);

  const show = () => {
    // If the sheet cannot be fetched, the link of the served page still works.
    loadSheet().then(
      () => setOpen(true),
      () => window.location.assign('/sitemap'),
    );
  };

  return (
    <div className="lg:hidden">
      <a
        ref={button}
        href="/sitemap"
        data-replay=""
        suppressHydrationWarning
        role={hasScript ? 'button' : undefined}
        aria-haspopup={hasScript ? 'dialog' : undefined}
        aria-expanded={hasScript ? open : undefined}
        className={className}
        onPointerDown={() => void loadSheet().catch(() => {})}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
        onKeyDown={(event) => {
          // The loader may have seen to it.
          if (event.key !== ' ' || event.isDefaultPrevented()) return;
          event.preventDefault();
          show();
        }}
      >
        Menu
      </a>
      {open && (
        <Sheet head={head} groups={groups} returnFocusTo={button} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
