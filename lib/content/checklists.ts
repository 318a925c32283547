import { lastingPapers, shortPapers } from '@/content/checklists';
import { priceIds } from '@/content/prices';
import { checklistId } from '@/lib/content/checklist-id';
import { checklistPagesOf, isOfferedFee } from '@/lib/content/offered';
import { findRoute } from '@/lib/content/routes';
import { servicePages } from '@/lib/content/service-pages';

/**
 * A paper that a service page or a month asks for; `short` is its name in a single line, `lasts` what
 * it proves for good.
 */
export type Paper = { id: string; text: string; short?: string; lasts?: string };

/** The papers of each service page that asks for any, and the pages of each priced service. */
export type Checklists = {
  lists: { readonly [page: string]: readonly Paper[] };
  pages: { readonly [priceId: string]: readonly string[] };
  /** What each of these service pages is called. */
  names: { readonly [page: string]: string };
};

function itemOfDocument(text: string): Paper {
  const short = shortPapers[text];
  const lasts = lastingPapers[text];
  return { id: checklistId(text), text, ...(short && { short }), ...(lasts && { lasts }) };
}

/**
 * The lists of papers for the client area. They are made while a page is built, so that no script
 * carries the words of whole service pages. A page that only counts papers leaves their words out.
 */
export function checklists({ withWords }: { withWords: boolean }): Checklists {
  const pages = Object.fromEntries(
    priceIds.filter(isOfferedFee).map((id) => [id, checklistPagesOf(id)]),
  );
  const asked = [...new Set(Object.values(pages).flat())];
  const lists = asked.map((page) => {
    const papers = servicePages[page].bring.items.map(itemOfDocument);
    return [page, withWords ? papers : papers.map(({ id }) => ({ id, text: '' }))] as const;
  });
  const names = asked.map((page) => [page, findRoute(page)?.label ?? '']);
  return { lists: Object.fromEntries(lists), pages, names: Object.fromEntries(names) };
}
