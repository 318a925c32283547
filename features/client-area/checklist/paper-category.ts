import { categoryKeywords } from '@/content/checklists';
import { documentCategories } from '@/features/client-area/records/options';
import type { DocumentCategory } from '@/features/client-area/records/records';

const forms = documentCategories.flatMap((category) =>
  category === 'other'
    ? []
    : { category, form: new RegExp(`\\b(?:${categoryKeywords[category].join('|')})s?\\b`, 'i') },
);

export function getPaperCategory(text: string): DocumentCategory {
  let first = text.length;
  let found: DocumentCategory = 'other';
  for (const { category, form } of forms) {
    const at = text.search(form);
    if (at < 0 || at >= first) continue;
    first = at;
    found = category;
  }
  return found;
}
