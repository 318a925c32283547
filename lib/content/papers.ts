import { type PapersPage, papersOf } from '@/content/papers';
import { type PriceId, priceGroups } from '@/content/prices';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import type { ServiceContent } from '@/lib/content/service-schemas';
import { crc32 } from '@/lib/portal/archive/crc32';

/** A paper that a service page asks for. Its id follows from its words, wherever it is listed. */
export type Paper = { id: string; text: string };

/** The papers of each service page that asks for some, and the pages of each priced service. */
export type PaperLists = {
  lists: { readonly [page: string]: readonly Paper[] };
  pages: { readonly [priceId: string]: readonly string[] };
};

const services: { readonly [Page in PapersPage]: Pick<ServiceContent, 'bring'> } = {
  '/services/accounting': accounting,
  '/services/audit': audit,
  '/services/bookkeeping': bookkeeping,
  '/services/business-registration': businessRegistration,
  '/services/company-incorporation': companyIncorporation,
  '/services/compliance': compliance,
  '/services/consulting': consulting,
  '/services/financial-planning': financialPlanning,
  '/services/gst-registration': gstRegistration,
  '/services/itr-filing': itrFiling,
  '/services/taxation': taxation,
  '/services/tds-return': tdsReturn,
};

function paperOf(text: string): Paper {
  const sum = crc32(new TextEncoder().encode(text));
  return { id: sum.toString(16).padStart(8, '0'), text };
}

/** Whose lists are asked for with a priced service. */
export function papersPagesOf(id: PriceId): readonly PapersPage[] {
  const group = priceGroups.find(({ entries }) => entries.some((entry) => entry.id === id));
  return papersOf.services[id] ?? (group ? papersOf.groups[group.id] : []);
}

/**
 * What the client area knows of papers. Made while a page is built, so that no script carries the
 * words of whole service pages; a page that only counts does without those of the papers.
 */
export function paperLists({ withWords }: { withWords: boolean }): PaperLists {
  const ids = priceGroups.flatMap(({ entries }) => entries.map((entry): PriceId => entry.id));
  const pages = Object.fromEntries(ids.map((id) => [id, papersPagesOf(id)]));
  const asked = [...new Set(Object.values(pages).flat())];
  const lists = asked.map((page) => {
    const papers = services[page].bring.items.map(paperOf);
    return [page, withWords ? papers : papers.map(({ id }) => ({ id, text: '' }))] as const;
  });
  return { lists: Object.fromEntries(lists), pages };
}
