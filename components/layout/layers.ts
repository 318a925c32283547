import { useEffect, useEffectEvent } from 'react';
import { LAYERS } from '@/lib/browser/marks';

/**
 * Back closes whatever covers the page (a dialog, a sheet, a header menu) before it leaves the
 * page.
 *
 * An open layer has a history entry: the page's own again, under the same address, with the number
 * of open layers. A layer closed in another way removes its entry, so that the history has every
 * page once.
 */
type Layer = { close: () => void };

/** In milliseconds: a step in the history that takes longer has failed. */
const STEP_LIMIT = 2000;

const open: Layer[] = [];
let step: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void) | undefined;
let isDue = false;

/** The number of open layers at the current history entry. */
const depth = () => Number(history.state?.[LAYERS]) || 0;

const stateFor = (layers: number) => ({ ...history.state, [LAYERS]: layers });

/** Settles later, since one press may close a layer and open another, or follow a link. */
function settleSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(settle);
}

/** Brings the history in line with the open layers, one step back at a time. */
function settle() {
  isDue = false;
  if (step) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    step = setTimeout(giveUpStep, STEP_LIMIT);
    history.go(-surplus);
    return;
  }
  const action = waiting;
  waiting = undefined;
  action?.();
  // Counted one by one, since browsers ignore entries that come too fast.
  for (let layers = depth() + 1; layers <= open.length; layers += 1) {
    // The page may be scrolled below a menu: the step back must not undo that.
    history.scrollRestoration = 'manual';
    history.pushState(stateFor(layers), '');
  }
  // The browser has read the setting by now.
  history.scrollRestoration = 'auto';
}

function giveUpStep() {
  step = undefined;
  history.replaceState(stateFor(open.length), '');
  settleSoon();
}

function followHistory() {
  const isVisitors = !step;
  clearTimeout(step);
  step = undefined;
  if (isVisitors) closeAbove(depth());
  // Leaves an entry whose layer is closed, as after Forward or a reload.
  settleSoon();
}

function closeAbove(kept: number) {
  for (const layer of open.splice(kept).reverse()) layer.close();
}

/**
 * Registers an open layer and how Back closes it. Call the returned function once the layer is
 * closed.
 */
function openLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  settleSoon();
  return () => {
    const index = open.indexOf(layer);
    if (index < 0) return;
    open.splice(index, 1);
    settleSoon();
  };
}

/** For a dialog or a sheet. */
export function useLayer(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) return openLayer(() => closeNow());
  }, [isOpen]);
}

/** Whether something covers the page, or its history entry is still being removed. */
export const isCovered = () => open.length > 0 || depth() > 0 || step !== undefined;

/**
 * Closes every layer, removes its history entry, and then runs `action`, which may leave the page.
 */
export function afterLayers(action?: () => void) {
  waiting = action ?? waiting;
  closeAbove(0);
  settleSoon();
}

/** Follows the history and the native popovers, which may be open before script runs. */
export function watchLayers(): () => void {
  const popovers = new Map<HTMLElement, () => void>();
  const add = (popover: HTMLElement) => {
    const close = () => popover.hidePopover();
    popovers.set(popover, openLayer(close));
  };
  const followPopover = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    if (!(target instanceof HTMLElement)) return;
    popovers.get(target)?.();
    popovers.delete(target);
    if (newState === 'open') add(target);
  };

  if ('popover' in HTMLElement.prototype) {
    document.querySelectorAll<HTMLElement>(':popover-open').forEach(add);
  }
  document.addEventListener('beforetoggle', followPopover, true);
  window.addEventListener('popstate', followHistory);
  settleSoon();
  return () => {
    for (const release of popovers.values()) release();
    document.removeEventListener('beforetoggle', followPopover, true);
    window.removeEventListener('popstate', followHistory);
  };
}
