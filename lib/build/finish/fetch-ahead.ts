import { AHEAD } from '@/lib/runtime/protocol';

/**
 * The speculation rules of every page: which links the browser fetches ahead is the loader's choice.
 * Not left to the browser, which on a phone would take what is merely in sight.
 */
export const aheadRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' }],
});
