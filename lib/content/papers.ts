import { type PapersPage, papersOf, shortPapers } from '@/content/papers';
import { type PriceId, priceIds, prices } from '@/content/prices';
import { findRoute } from '@/lib/content/routes';
import { servicePages } from '@/lib/content/service-pages';
import { paperId } from '@/lib/portal/papers/paper-id';

/** A paper that a service page asks for; `short` is its name in a single line. */
export type Paper = { id: string; text: string; short?: string };

/** The papers of each service page that asks for any, and the pages of each priced service. */
export type PaperLists = {
  lists: { readonly [page: string]: readonly Paper[] };
  pages: { readonly [priceId: string]: readonly string[] };
  /** What each of these service pages is called. */
  names: { readonly [page: string]: string };
};

function paperOf(text: string): Paper {
  const short = shortPapers[text];
  return { id: paperId(text), text, ...(short && { short }) };
}

/** The service pages whose papers are asked for with a priced service. */
export function papersPagesOf(id: PriceId): readonly PapersPage[] {
  return papersOf.services[id] ?? papersOf.groups[prices[id].group];
}

/**
 * The lists of papers for the client area. They are made while a page is built, so that no script
 * carries the words of whole service pages. A page that only counts papers leaves their words out.
 */
export function paperLists({ withWords }: { withWords: boolean }): PaperLists {
  const pages = Object.fromEntries(priceIds.map((id) => [id, papersPagesOf(id)]));
  const asked = [...new Set(Object.values(pages).flat())];
  const lists = asked.map((page) => {
    const papers = servicePages[page].bring.items.map(paperOf);
    return [page, withWords ? papers : papers.map(({ id }) => ({ id, text: '' }))] as const;
  });
  const names = asked.map((page) => [page, findRoute(page)?.label ?? '']);
  return { lists: Object.fromEntries(lists), pages, names: Object.fromEntries(names) };
}
