'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { watchDialogHistory } from '@/components/actions/dialog-history';
import { keepFocus } from '@/components/actions/keep-focus';
import { goToTarget } from '@/components/layout/page-top';
import { addBasePath } from '@/lib/base-path';
import { closeMenus } from '@/lib/browser/nav-menus';

/**
 * The router ignores a history entry without a state, such as one made by a link to a heading: Back
 * to it would change only the address. Writing the entry again gives it the router's state.
 */
function adoptEntry() {
  if (!window.history.state) window.history.replaceState(null, '', window.location.href);
}

export function NavigationEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const isHistoryMove = useRef(false);

  useEffect(watchDialogHistory, []);
  useEffect(keepFocus, []);

  useEffect(() => {
    const markHistoryMove = () => {
      isHistoryMove.current = window.location.pathname !== addBasePath(shown.current);
    };
    window.addEventListener('popstate', markHistoryMove);
    window.addEventListener('hashchange', adoptEntry);
    return () => {
      window.removeEventListener('popstate', markHistoryMove);
      window.removeEventListener('hashchange', adoptEntry);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenus();
    if (!isHistoryMove.current) goToTarget();
    isHistoryMove.current = false;
  }, [pathname]);

  return null;
}
