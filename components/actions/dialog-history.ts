'use client';

import { useEffect, useEffectEvent } from 'react';
import { isLeaving } from '@/lib/browser/reload-page';

/*
 * Back closes the dialog on top. Each open dialog adds a history entry at the page's own address,
 * whose state counts the dialogs open at that point. If a dialog is closed in another way, we go
 * back to remove its entry.
 */

const KEY = 'dialogs';

const closers: (() => void)[] = [];
/**
 * While we go back, which takes a moment, an entry must not be added: it would be in the wrong
 * place.
 */
let isGoingBack = false;
/** A link pressed in a dialog: it is followed once we are back at the page's own entry. */
let pressed: HTMLAnchorElement | null = null;

const countEntries = (): number => Number(window.history.state?.[KEY] ?? 0);

function goBack(entries: number) {
  isGoingBack = true;
  window.history.go(-entries);
}

function settle() {
  if (isGoingBack || isLeaving()) return;
  const entries = countEntries();
  if (entries > closers.length) goBack(entries - closers.length);
  for (let next = entries + 1; next <= closers.length; next++) {
    // Going back must not restore an older scroll position.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ [KEY]: next }, '');
  }
}

/** Waits, so that a dialog opened right after another was closed takes over its entry. */
const settleSoon = () => setTimeout(settle);

function followHistory() {
  const isOwnStep = isGoingBack;
  isGoingBack = false;
  if (countEntries() === 0) window.history.scrollRestoration = 'auto';
  const link = pressed;
  pressed = null;
  if (link) {
    closers.length = 0;
    // After the router has handled the step back, which would undo the navigation.
    setTimeout(() => link.click());
    return;
  }
  // A dialog opened while we were going back has no entry yet.
  if (!isOwnStep) for (const close of closers.slice(countEntries()).reverse()) close();
  settleSoon();
}

function getLinkAway(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return null;
  return /^(_self)?$/.test(link.target) ? link : null;
}

/** Follows the link from the page's own entry, so that one Back returns to it. */
function followLinkFromPage(event: MouseEvent) {
  const link = closers.length > 0 && countEntries() > 0 && getLinkAway(event);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = link;
  if (!isGoingBack) goBack(countEntries());
}

export function watchDialogHistory(): () => void {
  window.addEventListener('popstate', followHistory);
  window.addEventListener('click', followLinkFromPage, true);
  settleSoon();
  return () => {
    window.removeEventListener('popstate', followHistory);
    window.removeEventListener('click', followLinkFromPage, true);
  };
}

export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closer = () => close();
    closers.push(closer);
    settleSoon();
    return () => {
      const index = closers.indexOf(closer);
      if (index >= 0) closers.splice(index, 1);
      settleSoon();
    };
  }, [isOpen]);
}
