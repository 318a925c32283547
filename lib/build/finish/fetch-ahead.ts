import { AHEAD } from '@/lib/runtime/protocol';

/**
 * The speculation rules of every page. The loader chooses which links are fetched ahead: a browser
 * on a phone would take whatever is in sight.
 */
export const aheadRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' }],
});
