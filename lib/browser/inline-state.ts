/**
 * What the inline script has noted before the loader came. It owns the object and fills it; the loader
 * and the fetching of the framework's files read it and call its functions.
 */
export type InlineState = {
  /** Path and query when the page was loaded: Back may change the address without a load. */
  address: string;
  /** Pressed elements that wait for hydration, in order. */
  held: HTMLElement[];
  /** The listener that holds presses. */
  hold: (event: MouseEvent) => void;
  /** Whether there was a sign that a control is wanted. */
  isWanted: boolean;
  /** Called at each such sign; the loader replaces it with its own. */
  want: () => void;
  /** The theme that was chosen; it may be unknown. */
  theme?: string;
  /** Shows that script failed to load, and lets held presses go. */
  fail: () => void;
  /** The listener for errors until React has drawn the page: one in our own script calls `fail`. */
  watchErrors: (event: Event) => void;
};

declare global {
  /** Set by the inline script of every built page, so in `next dev` it is missing. */
  var inlineState: InlineState;
}
