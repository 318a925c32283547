import type { Weights } from '@/lib/tools/budgets/weigh';

const KB = 1024;

/** The aims for a public page in bytes, independent of the bar. */
export const MOST_BEFORE_HYDRATION = 60 * KB;
/** Bytes of HTML with styles that fit into the first ten TCP packets, headers included. */
export const MOST_FLIGHT = 14_000;
export const MOST_FONTS = 24_000;
export const MOST_SCRIPT_OVER_EMPTY = { withoutForm: 15 * KB, withForm: 45 * KB };

/**
 * The script of an empty page: Next 16.4.6 and React 19.3.1, `output: 'export'`, a root layout of
 * `<html><body>{children}</body></html>` and a page of one paragraph. The five chunks that its
 * HTML loads, each with brotli at quality 11. Measure again with a new version of Next.
 */
export const EMPTY_PAGE_SCRIPT = 115_199;

export const beforeHydration = ({ html, css, fonts, images }: Weights) =>
  html + css + fonts + images;

/** How far a page may exceed its bar, so that an edited sentence is not a regression. */
export const GRACE_PERCENT = 2;

/** A sentence for every kind of file in which a page exceeds its bar by more than the grace. */
export function grown(path: string, now: Weights, bar: Weights | undefined): string[] {
  if (!bar) return [`${path} has no bar yet: run \`npm run budgets\`.`];
  return (Object.keys(now) as (keyof Weights)[])
    .filter((kind) => now[kind] * 100 > bar[kind] * (100 + GRACE_PERCENT))
    .map(
      (kind) =>
        `${path}: ${kind} grew by ${now[kind] - bar[kind]} bytes, from ${bar[kind]} to ${now[kind]}. If it is worth that, run \`npm run budgets\`.`,
    );
}

/** A sentence if a page does not fit into the first flight of packets. */
export function flightMissed(path: string, bytes: number): string[] {
  if (bytes <= MOST_FLIGHT) return [];
  return [`${path}: ${bytes} bytes with its styles, ${bytes - MOST_FLIGHT} over ${MOST_FLIGHT}.`];
}

/** A sentence for every aim that a page misses, with a breakdown of its bytes. */
export function missed(path: string, now: Weights, hasForm: boolean): string[] {
  const before = beforeHydration(now);
  const over = now.script - EMPTY_PAGE_SCRIPT;
  const most = MOST_SCRIPT_OVER_EMPTY[hasForm ? 'withForm' : 'withoutForm'];
  const parts = `html ${now.html}, css ${now.css}, fonts ${now.fonts}, images ${now.images}`;
  return [
    ...(before > MOST_BEFORE_HYDRATION
      ? [
          `${path}: ${before} bytes before hydration, ${before - MOST_BEFORE_HYDRATION} over the aim of ${MOST_BEFORE_HYDRATION} (${parts}).`,
        ]
      : []),
    ...(now.fonts > MOST_FONTS
      ? [`${path}: ${now.fonts} bytes of fonts, ${now.fonts - MOST_FONTS} over ${MOST_FONTS}.`]
      : []),
    ...(over > most
      ? [
          `${path}: script ${over} bytes over an empty page, ${over - most} over the aim of ${most}.`,
        ]
      : []),
  ];
}
