import { expect, type Page } from '@playwright/test';
import { site } from '@/content/site';
import { getMessageOrigin } from '@/features/contact/endpoint';
import { computePolicyHash } from '@/lib/build/policy';

/** Collects violations of the policy from now on, on this page and later ones in its tab. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

/** Expects the policy of a served page to allow no inline script but the page's own. */
export function expectOwnScriptsAlone(html: string, policy: string) {
  const allowed = /script-src 'self'((?: 'sha256-[\w+/]{43}=')+);/.exec(policy)?.[1]?.trim();
  const inline = [...html.matchAll(/<script(?![^>]*( src=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(0);
  const own = inline.map(([, , text = '']) => computePolicyHash(text));
  expect(new Set(allowed?.split(' '))).toEqual(new Set(own));
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(part);
  }
  const origin = getMessageOrigin(site.delivery);
  const connect = `connect-src 'self'${origin ? ` ${origin}` : ''};`;
  for (const part of ["form-action 'self';", connect]) expect(policy).toContain(part);
  const style = "style-src 'self' 'unsafe-inline';";
  for (const part of [style, "require-trusted-types-for 'script'"]) expect(policy).toContain(part);
  const rest = policy.replace(connect, '').replace(style, '');
  expect(rest).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
}
