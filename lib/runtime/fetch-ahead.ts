import { AHEAD } from '@/lib/runtime/protocol';

/**
 * The speculation rules of every page. The loader marks the links to prefetch, as phone browsers
 * would prefetch every visible one.
 */
export const aheadRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' }],
});

/** Of the loader: adds them, which no page needs any sooner. Its policy names their digest. */
export function addAheadRules(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = aheadRules;
  document.head.append(script);
}
