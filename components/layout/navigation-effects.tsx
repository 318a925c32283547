'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * What a new path asks of the window: scroll to the top (back and forward keep the place that the
 * browser restores, a hash keeps its target) and close an open header menu.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const isHistoryMove = useRef(false);

  useEffect(() => {
    const markHistoryMove = () => {
      isHistoryMove.current = true;
    };
    const closeMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      event.target.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    window.addEventListener('popstate', markHistoryMove);
    document.addEventListener('click', closeMenu);
    return () => {
      window.removeEventListener('popstate', markHistoryMove);
      document.removeEventListener('click', closeMenu);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isHistoryMove.current && !window.location.hash) window.scrollTo(0, 0);
    isHistoryMove.current = false;
  }, [pathname]);

  return null;
}
