/** What of pages and fees is left where the firm does not offer a service, or has no client area. */
import { type ChecklistPage, checklistPlaces } from '@/content/checklists';
import { type PriceId, prices } from '@/content/prices';
import { clientArea, unlisted } from '@/content/site';

const left: readonly string[] = unlisted;

/** The groups `access` and `dashboard` of content/routes.ts, which no script holds. */
const CLIENT_AREA = /^\/(login|signup|forgot-password|dashboard(\/.*)?)$/;

/** Whether a link leads to a page that lists may name. */
export function isOffered(href: string): boolean {
  const path = href.replace(/[#?].*$/, '');
  return !left.includes(path) && (clientArea || !CLIENT_AREA.test(path));
}

/** The service pages whose papers are asked for with a fee. */
const pagesOf = (id: PriceId): readonly ChecklistPage[] =>
  checklistPlaces.services[id] ?? checklistPlaces.groups[prices[id].group];

export const listChecklistPages = (id: PriceId): ChecklistPage[] => pagesOf(id).filter(isOffered);

/** A fee is that of the first of its pages; a package is the price list's own. */
export const isOfferedFee = (id: PriceId): boolean =>
  isOffered(prices[id].group === 'packages' ? '/services/pricing' : (pagesOf(id)[0] ?? ''));
