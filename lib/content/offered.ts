/** What of pages and fees is left where the firm does not offer a service, or has no client area. */
import { type ChecklistPage, checklistPlaces } from '@/content/checklists';
import { type PriceId, prices } from '@/content/prices';
import { clientArea, unlisted } from '@/content/site';

const left: readonly string[] = unlisted;

/** The groups `access` and `dashboard` of content/routes.ts, which no script carries. */
const CLIENT_AREA = /^\/(login|signup|forgot-password|dashboard(\/.*)?)$/;

export function isOffered(href: string): boolean {
  const path = href.replace(/[#?].*$/, '');
  return !left.includes(path) && (clientArea || !CLIENT_AREA.test(path));
}

const listPagesWithPapers = (id: PriceId): readonly ChecklistPage[] =>
  checklistPlaces.services[id] ?? checklistPlaces.groups[prices[id].group];

export const listChecklistPages = (id: PriceId): ChecklistPage[] =>
  listPagesWithPapers(id).filter(isOffered);

/** A fee belongs to the first of its pages; a package belongs to the price list. */
export const isOfferedFee = (id: PriceId): boolean =>
  isOffered(
    prices[id].group === 'packages' ? '/services/pricing' : (listPagesWithPapers(id)[0] ?? ''),
  );
