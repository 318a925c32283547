import { lastingPapers, papersOfFees, shortPapers } from '@/content/checklists';
import { type PriceId, priceIds } from '@/content/prices';
import { createChecklistId } from '@/lib/content/checklist-id';
import { isOfferedFee, listChecklistPages } from '@/lib/content/offered';
import { getServiceName } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';
import { servicePages } from '@/lib/content/service-pages';

/** `short` is a name for a single line; `lasts` says what the paper proves for good. */
export type Paper = { id: string; text: string; short?: string; lasts?: string };

export type Checklists = {
  /** By the path of a service page or, for a fee with papers of its own, by its id. */
  lists: { readonly [list: string]: readonly Paper[] };
  listsOf: { readonly [priceId: string]: readonly string[] };
  names: { readonly [list: string]: string };
};

function createPaper(text: string): Paper {
  const short = shortPapers[text];
  const lasts = lastingPapers[text];
  return { id: createChecklistId(text), text, ...(short && { short }), ...(lasts && { lasts }) };
}

/** The fees whose papers are listed by a service page and nowhere else. */
export const findListedFees = (path: string): PriceId[] =>
  priceIds.filter(
    (id) => papersOfFees[id] === undefined && listChecklistPages(id).some((page) => page === path),
  );

/**
 * Made while a page is built, so that no script carries the text of whole service pages. A page
 * that only counts papers leaves their text out.
 */
export function createChecklists({ withWords }: { withWords: boolean }): Checklists {
  const offered = priceIds.filter(isOfferedFee);
  const isOwn = (id: PriceId) => papersOfFees[id] !== undefined;
  const sources = [
    ...[...new Set(offered.filter((id) => !isOwn(id)).flatMap(listChecklistPages))].map((page) => ({
      list: page,
      texts: servicePages[page].bring.items,
      name: findRoute(page)?.label ?? '',
    })),
    ...offered.filter(isOwn).map((id) => ({
      list: id,
      texts: papersOfFees[id] ?? [],
      name: getServiceName(id),
    })),
  ];
  const lists = sources.map(({ list, texts }) => {
    const papers = texts.map(createPaper);
    return [list, withWords ? papers : papers.map(({ id }) => ({ id, text: '' }))] as const;
  });
  return {
    lists: Object.fromEntries(lists),
    listsOf: Object.fromEntries(
      offered.map((id) => [id, isOwn(id) ? [id] : listChecklistPages(id)]),
    ),
    names: Object.fromEntries(sources.map(({ list, name }) => [list, name])),
  };
}
