import { claims, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';

type Claim = { id: string; figure: string; label: string };

export function listShownClaims(): readonly Claim[] {
  if (!isStrict) return claims;
  const count = site.offices.length;
  const offices = { id: 'offices', figure: String(count), label: count > 1 ? 'Offices' : 'Office' };
  const claim = (id: string) => claims.filter((candidate) => candidate.id === id);
  return [...claim('established'), offices, ...claim('professionals')];
}

/** `null` under the strict conduct, which shows none. */
export function getShownTestimonials<T>(testimonials: T): T | null {
  return isStrict ? null : testimonials;
}
