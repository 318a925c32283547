'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { NOTICE_LINK } from '@/components/ui/toast';

/**
 * What a new path asks of the window: scroll to the top (back and forward keep the place that the
 * browser restores, a hash keeps its target), close an open header menu, and take the focus to the
 * content after a link of a notice, which is gone with its press.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const isHistoryMove = useRef(false);
  const isFromNotice = useRef(false);

  useEffect(() => {
    const markHistoryMove = () => {
      isHistoryMove.current = true;
    };
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      isFromNotice.current = link.dataset.slot === NOTICE_LINK;
    };
    window.addEventListener('popstate', markHistoryMove);
    document.addEventListener('click', followLink);
    return () => {
      window.removeEventListener('popstate', markHistoryMove);
      document.removeEventListener('click', followLink);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isHistoryMove.current && !window.location.hash) window.scrollTo(0, 0);
    isHistoryMove.current = false;
    if (isFromNotice.current) document.getElementById('content')?.focus({ preventScroll: true });
    isFromNotice.current = false;
  }, [pathname]);

  return null;
}
