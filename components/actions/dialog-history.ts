'use client';

import { useEffect, useEffectEvent } from 'react';
import { isLeaving } from '@/lib/browser/reload-page';

/*
 * Back closes the dialog on top. Each open dialog has an entry of its own in the history, at the
 * address of the page; the state of an entry says how many dialogs were open above the page. An
 * entry whose dialog was closed in another way is removed by going back.
 */

const KEY = 'dialogs';

/** Closes the open dialogs, the one on top last. */
const closers: (() => void)[] = [];
/** A traversal takes a moment; what is added meanwhile would be in the wrong place. */
let isGoingBack = false;
/** The link that was pressed in a dialog and is followed from the entry of the page. */
let pressed: HTMLAnchorElement | null = null;

const countEntries = (): number => Number(window.history.state?.[KEY] ?? 0);

function goBack(entries: number) {
  isGoingBack = true;
  window.history.go(-entries);
}

/** Gives each open dialog its entry, and removes those of dialogs that are closed. */
function settle() {
  if (isGoingBack || isLeaving()) return;
  const entries = countEntries();
  if (entries > closers.length) goBack(entries - closers.length);
  for (let next = entries + 1; next <= closers.length; next++) {
    // The step back must not undo what was scrolled since.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ [KEY]: next }, '');
  }
}

/** After React has closed one dialog and opened another, which then takes over the entry. */
const settleSoon = () => setTimeout(settle);

function followHistory() {
  const isOwnStep = isGoingBack;
  isGoingBack = false;
  if (countEntries() === 0) window.history.scrollRestoration = 'auto';
  const link = pressed;
  pressed = null;
  if (link) {
    // They close with the page, at the latest.
    closers.length = 0;
    // After the router has taken in the step back, or that would undo the press.
    setTimeout(() => link.click());
    return;
  }
  // What was opened during a step of our own has no entry yet.
  if (!isOwnStep) for (const close of closers.slice(countEntries()).reverse()) close();
  settleSoon();
}

/** Whether a click leaves this page by a link, in this tab. */
function getLinkAway(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return null;
  return /^(_self)?$/.test(link.target) ? link : null;
}

/** The next page follows the entry of the page, not of the dialog: one Back returns to it. */
function followLinkFromPage(event: MouseEvent) {
  const link = closers.length > 0 && countEntries() > 0 && getLinkAway(event);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = link;
  if (!isGoingBack) goBack(countEntries());
}

/** Starts to follow the history. An entry left by a reload with a dialog open is removed. */
export function watchDialogHistory(): () => void {
  window.addEventListener('popstate', followHistory);
  window.addEventListener('click', followLinkFromPage, true);
  settleSoon();
  return () => {
    window.removeEventListener('popstate', followHistory);
    window.removeEventListener('click', followLinkFromPage, true);
  };
}

/** Lets Back close a dialog, of whatever kind, while it is open. */
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
