/**
 * The inline script of every page does what cannot wait for the loader: it shows the chosen theme
 * before the first paint, holds presses and notes signs that a control is wanted. It is in every
 * page, so every byte counts.
 */

import { readFirstPaintFacts, showCartCount } from '@/lib/browser/area-pointer';
import {
  AREA,
  LOCK,
  type RootAttributes,
  SCRIPT,
  setRootAttribute,
  THEME,
} from '@/lib/browser/attributes';
import { CONTROLS, HELD, LOADER, SCRIPTS } from '@/lib/browser/marks';
import { followCommands } from '@/lib/browser/nav-menus';
import { THEME_KEY } from '@/lib/browser/storage-names';
import { THEME_FIELD } from '@/lib/browser/theme';

export type InlineState = {
  /** Path and query when the page was loaded: Back may change the address without a load. */
  address: string;
  /** Pressed elements that wait for hydration, in order. */
  held: HTMLElement[];
  hold: (event: MouseEvent) => void;
  isWanted: boolean;
  /** Called at each such sign; the loader replaces it with its own. */
  want: () => void;
  theme?: string;
  /** Shows that script failed to load, and lets held presses go. */
  fail: () => void;
  /** The listener for errors until React has drawn the page: one in our own script calls `fail`. */
  watchErrors: (event: Event) => void;
};

declare global {
  /** Missing in `next dev`, whose pages lack this script. */
  var inlineState: InlineState;
}

const SAY_WAITING_AFTER = 1000;

/**
 * The earliest event of each kind. Not `pointerover`, which also fires when the page scrolls under
 * a resting pointer; `input` is for password managers.
 */
const SIGNS = ['pointermove', 'touchstart', 'pointerdown', 'focusin', 'keydown', 'input'];

const FAULTS = ['error', 'unhandledrejection'];

const held: InlineState['held'] = [];

// biome-ignore lint/suspicious/noAssignInExpressions: this is shortest
const state: InlineState = (window.inlineState = {
  address: location.pathname + location.search,
  held,
  isWanted: false,

  want() {
    state.isWanted = true;
  },

  hold(event) {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const element = (event.target as Element).closest?.<HTMLElement>(HELD);
    if (!element) return;
    event.preventDefault();
    if (held.includes(element)) return;
    held.push(element);
    element.setAttribute('aria-busy', 'true');
    // A screen reader may click without any earlier sign.
    state.want();
    setTimeout(
      () => held.includes(element) && setRootAttribute(SCRIPT, 'waiting'),
      SAY_WAITING_AFTER,
    );
  },

  fail() {
    removeEventListener('click', state.hold, true);
    setRootAttribute(SCRIPT, 'failed');
    for (const element of held.splice(0)) element.removeAttribute('aria-busy');
  },

  watchErrors({
    target,
    filename,
    reason,
  }: Event & { filename?: string; reason?: { stack?: string } }) {
    const isOurs = filename?.includes(SCRIPTS) || reason?.stack?.includes(SCRIPTS);
    if (isOurs || (target as Element).id === LOADER) state.fail();
  },
});

/** An unknown theme matches no style until the loader corrects it. */
const showTheme = (theme: string) => setRootAttribute(THEME, theme as RootAttributes[typeof THEME]);

showTheme('system');
try {
  const pointer = readFirstPaintFacts();
  showCartCount(pointer);
  if (pointer) {
    setRootAttribute(AREA, pointer.own ? pointer.shown : 'changed');
    if (pointer.lock !== null) setRootAttribute(LOCK, pointer.shown === 'own' ? 'locked' : 'open');
  }
  showTheme(localStorage.getItem(THEME_KEY) ?? 'system');
} catch {
  setRootAttribute(AREA, 'unknown');
}
for (const type of SIGNS) {
  addEventListener(
    type,
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.closest?.(CONTROLS)) state.want();
      // If the loader never comes, the choice lasts for this page.
      if (field.name === THEME_FIELD && field.checked) {
        state.theme = field.value;
        showTheme(field.value);
      }
    },
    true,
  );
}
addEventListener('click', state.hold, true);
followCommands();
for (const type of FAULTS) addEventListener(type, state.watchErrors, true);
