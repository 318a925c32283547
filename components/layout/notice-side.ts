/** Where a notice is shown. */
export type NoticeSide = 'top' | 'bottom';

type Area = Pick<DOMRect, 'top' | 'bottom' | 'right'>;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="switch"]';
/** Notices, in either form. */
const NOTICES = '[data-sonner-toaster], [data-slot="notice"]';

/** How far a tall notice with its margin reaches from its edge of the screen, in rem. */
const REACH = 15;
/** The widest notice with its margin, in pixels; on a phone it takes the whole width. */
const WIDTH = 420;
const PHONE = 600;

let pressed: { control: Element; area: Area } | null = null;

const areaOf = (element: Element): Area => element.getBoundingClientRect();

/** The control of an event; `null` if it is in a notice. */
function controlOf({ target }: { target: EventTarget | null }) {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control?.closest(NOTICES) ? null : control;
}

function isUnder({ top, bottom, right }: Area, side: NoticeSide) {
  if (window.innerWidth > PHONE && right < window.innerWidth - WIDTH) return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const reach = Math.min(REACH * rem, window.innerHeight / 2);
  return side === 'top' ? top < reach : bottom > window.innerHeight - reach;
}

const opposite = (side: NoticeSide): NoticeSide => (side === 'top' ? 'bottom' : 'top');

/** `side`, unless only the other side leaves the area visible. */
const freeSide = (area: Area | undefined, side: NoticeSide): NoticeSide =>
  area && isUnder(area, side) && !isUnder(area, opposite(side)) ? opposite(side) : side;

/** Remembers what is pressed: it may be gone from the page before its notice comes. */
export function followPresses(): () => void {
  const remember = (event: Event) => {
    const control = controlOf(event);
    if (control) pressed = { control, area: areaOf(control) };
  };
  document.addEventListener('click', remember, true);
  return () => document.removeEventListener('click', remember, true);
}

/** The side where the next notice does not cover the last pressed control. */
export function sideForNotice(): NoticeSide {
  const area = pressed?.control.isConnected ? areaOf(pressed.control) : pressed?.area;
  return freeSide(area, 'bottom');
}

/** Where a notice must move when a control gets the focus. */
export function sideForFocus(event: FocusEvent, side: NoticeSide): NoticeSide {
  const control = controlOf(event);
  return control ? freeSide(areaOf(control), side) : side;
}
